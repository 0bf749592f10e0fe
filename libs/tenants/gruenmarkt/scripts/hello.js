// A greeting for developers in the console; an example of a script that a page includes.
console.info('Servus! Neugierig, wie der Grünmarkt gebaut ist? Schreiben Sie uns: /kontakt');
