### learn
