# Rulebooks as files: a booklet to print, and braille.

books-colophon = These rules are written in our own words for Estran. Where the printed book leaves something open, we have made a ruling, and we say so.
books-written = Written to { $path }{ $kind ->
    [html] : open it in a browser and print it, on A5 or as a booklet on A4.
   *[other] .
}
books-no-louis = Braille needs liblouis, which is not on this machine. Install the package { $package }, then try again.
books-no-contractions = There is no table of Polish contractions here. Leave out --contracted.
books-no-braille = There is no braille table for the language “{ $language }” here.
books-louis-failed = liblouis could not write the braille: { $reason }
books-no-browser = Printing a PDF needs Chromium or Chrome, which is not on this machine. Use --print and print the page from your browser.
books-print-failed = The browser could not print the PDF: { $reason }
books-help-print = write a page that prints as a booklet (HTML)
books-help-pdf = write the booklet as PDF, if Chromium or Chrome is installed
books-help-brf = write it in braille, for an embosser or a braille display (BRF)
books-help-contracted = in contracted braille, where the language has it
books-help-out = the file, instead of one named after the game and the language

books-help-paper = a3 in one piece, or a4 on two sheets
books-refused-file = There is no file “{ $came }”. The files are: { $known }.
