"""The commands as they are declared: names, arguments, options; what does the work is loaded when it is asked for."""
