### Profiles: what cannot be done with them, and why.

people-refused-profile = Your profile was erased, or this device was removed from it.
people-refused-link = This link has expired, was used already or never was one. Make a new one on a device where your profile is at home.
people-refused-too-many = So many profiles were made from where you are that you must wait a while before the next one. You can play without one.
people-refused-device = This device is not one of your profile’s, or was removed already.
people-refused-devices = A profile can be at home on { $most } devices. Remove one of them first.
people-refused-passkey = This passkey could not be checked. Try again.
people-refused-passkey-unknown = No profile on this server has this passkey.
people-refused-passkey-known = This passkey belongs to a profile already.
people-refused-passkeys = A profile can have { $most } passkeys. Remove one of them first.
people-refused-passkeys-here = Passkeys do not work at this address: they need a name instead of numbers, and HTTPS or this machine itself.
people-refused-block = Nobody else with a profile sits there, so there is nobody to block. You can mute the seat.
people-refused-blocks = You have blocked { $most } people, and there can be no more. Unblock all of them to begin anew.
people-refused-ratings = This server does not rate matches.
