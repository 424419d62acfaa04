### Profile: czego nie da się zrobić i dlaczego.

people-refused-profile = Twój profil został usunięty albo to urządzenie od niego odłączono.
people-refused-link = Ten link wygasł, został już wykorzystany albo nigdy nie był ważny. Utwórz nowy na urządzeniu, na którym jest twój profil.
people-refused-too-many = Z twojej sieci utworzono już bardzo dużo profili. Odczekaj trochę albo graj bez profilu.
people-refused-device = Tego urządzenia nie ma w twoim profilu albo zostało już odłączone.
people-refused-devices = Profil może być najwyżej na { $most } urządzeniach. Najpierw odłącz jedno z nich.
people-refused-passkey = Nie udało się sprawdzić tego klucza dostępu. Spróbuj jeszcze raz.
people-refused-passkey-unknown = Żaden profil na tym serwerze nie ma tego klucza dostępu.
people-refused-passkey-known = Ten klucz dostępu należy już do jakiegoś profilu.
people-refused-passkeys = Profil może mieć najwyżej { $most ->
    [one] { $most } klucz dostępu
    [few] { $most } klucze dostępu
    [many] { $most } kluczy dostępu
   *[other] { $most } klucza dostępu
  }. Najpierw usuń jeden z nich.
people-refused-passkeys-here = Klucze dostępu nie działają pod tym adresem: potrzebna jest nazwa domeny zamiast samych liczb oraz HTTPS albo ten komputer.
people-refused-block = Nikt inny z profilem tam nie siedzi, więc nie ma kogo zablokować. Możesz wyciszyć to miejsce.
people-refused-blocks = Liczba osób, które blokujesz: { $most }. Więcej nie można; odblokuj wszystkie, żeby zacząć od nowa.
people-refused-name = Usunąć można tylko imię osoby, a na tym miejscu nikt nie siedzi.
people-refused-ratings = Ten serwer nie prowadzi rankingu.
