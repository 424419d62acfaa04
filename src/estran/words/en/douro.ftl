### Douro 1872

douro-name = Douro 1872
