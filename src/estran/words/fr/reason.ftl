### Conseils : un choix, et pourquoi il est bon ; on s’adresse à qui doit choisir.

reason-hint = { $choice }. { $reason }
reason-often = { $choice }. { $reason } Mais restez imprévisible : ne faites ce choix qu’environ { $share } fois sur 100.

## Dans tous les jeux

reason-only = Il n’y a pas d’autre choix.
reason-none = C’est ce que ferait un robot.
