// A greeting for whoever looks behind the page; an example of a script that a page names.
console.info('Servus! Neugierig, wie der Grünmarkt gebaut ist? Schreiben Sie uns: /kontakt');
