### Profiles: what cannot be done with them, and why.

people-refused-profile = Your profile was erased, or this device was removed from it.
people-refused-link = This link has expired, has already been used, or was never valid. Make a new one on a device that has your profile.
people-refused-too-many = Too many profiles have been made from your network. Wait a while, or play without one.
people-refused-device = This device does not belong to your profile, or has already been removed.
people-refused-devices = A profile can be on { $most } devices. Remove one of them first.
people-refused-passkey = This passkey could not be checked. Try again.
people-refused-passkey-unknown = No profile on this server has this passkey.
people-refused-passkey-known = This passkey already belongs to a profile.
people-refused-passkeys = A profile can have { $most } passkeys. Remove one of them first.
people-refused-passkeys-here = Passkeys do not work at this address: they need a domain name, not a number, and HTTPS or this machine itself.
people-refused-block = Nobody else with a profile sits there, so there is nobody to block. You can mute the seat.
people-refused-blocks = You have blocked { $most } people, the most you can block. Unblock them all to start again.
people-refused-name = Only a person’s name can be removed, and no person sits there.
people-refused-ratings = This server does not rate matches.
