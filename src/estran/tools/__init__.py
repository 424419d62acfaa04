"""Commands for developers: generated pages and types, lessons, nets. Nothing that runs at a table needs them."""
