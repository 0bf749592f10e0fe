/** Dishes of the farm shop alone, of what its shelves have. `read-recipes.ts` describes the format. */
export const farmRecipes = `
# ofengemuese-vom-acker | Ofengemüse vom Acker | Roast vegetables from the field | 60/15 | 4 | easy | HW | v
Alles auf ein Blech: außen knusprig, innen süß. | All on one tray: crisp outside, sweet inside.
8st erdapfel; 4st karotte; 500g ruebe; 2st zwiebel; 1bd rosmarin; 4el olivenoel; 1tl salz
Kartoffeln, Karotten und Zwiebeln in Spalten schneiden, mit Öl, Salz und Rosmarin auf dem Blech mischen. | Cut potatoes, carrots and onions into wedges and toss them on the tray with oil, salt and rosemary.
Bei 210 °C 35 Minuten rösten, einmal wenden. | Roast at 210 °C for 35 minutes, turning once.
Die Rote Bete in Spalten dazugeben und 10 Minuten mitrösten. | Add the beetroot in wedges and roast for another 10 minutes.
# feldsalat-mit-birne | Feldsalat mit Birne und Ziegenkäse | Lamb's lettuce with pear and goat's cheese | 15/15 | 2 | easy | HW | t
Nussig, süß und cremig – der Salat für kalte Tage. | Nutty, sweet and creamy: the salad for cold days.
150g vogerlsalat; 2st birne; 100g ziegenkaese; 40g walnuss; 3el olivenoel; 2el essig; 1tl honig
Den Salat waschen und gut abtropfen lassen, die Birnen in Spalten schneiden. | Wash the salad and drain it well, cut the pears into wedges.
Öl, Essig und Honig verrühren und den Salat darin wenden. | Whisk oil, vinegar and honey and toss the salad in it.
Birnen, zerbröckelten Käse und Walnüsse darübergeben. | Top with pears, crumbled cheese and walnuts.
`;
