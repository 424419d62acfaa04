### Strona startowa serwera stołów.

page-title = Estran: trzy gry planszowe
page-lead = Zagraj przez sieć w Dolorès, Doradę i Douro 1872, z ludźmi i z botami.
page-running = Serwer stołów działa. Strona do gry pojawi się w następnej wersji; do tego czasu do stołów mogą siadać programy, a ludzie mogą grać w terminalu.
page-games = Gry
page-people = Dla graczy
page-terminal = Wpisz to w terminalu, aby rozegrać tam partię:
page-fair = Kości i karty losowane są tak, że każdy może je potem sprawdzić: każda partia zaczyna się od zobowiązania, a kończy dowodem.
page-programs = Dla programów
page-http = O pokoje, miejsca i zapisy partii pyta się przez HTTP:
page-http-link = opis interfejsu (OpenAPI)
page-socket = Gra toczy się przez jeden WebSocket pod tym adresem; jego wiadomości opisuje docs/protocol.md:
page-python = Z klientem w Pythonie bot, który wchodzi do pokoju i gra, jest taki krótki:
page-languages = Ta strona w innych językach
