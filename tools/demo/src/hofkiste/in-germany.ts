/**
 * Words of Austrian kitchens and what Germany calls them, replaced wherever they stand, also within
 * compounds; `_` is a space.
 */
const table = `
Rindsfaschiertes Rinderhackfleisch
Hühnerfaschiertes Geflügelhackfleisch
faschiertes hackfleisch
Faschiertes Hackfleisch
faschiert durchgedreht
Erdäpfeln Kartoffeln
erdäpfeln kartoffeln
Erdäpfelteig Kartoffelteig
Erdäpfelsalat Kartoffelsalat
Erdäpfelgulasch Kartoffelgulasch
Erdäpfel Kartoffeln
erdäpfel kartoffeln
Erdapfel Kartoffel
Paradeisermark Tomatenmark
Paradeisersaft Tomatensaft
Paradeiserstücke Tomatenstücke
Paradeisern Tomaten
paradeisern tomaten
Paradeiser Tomaten
paradeiser tomaten
Schlagobers Schlagsahne
Kaffeeobers Kaffeesahne
Obershaube Sahnehaube
Obers Sahne
obers sahne
Sauerrahmbutter Sauerrahmbutter
Sauerrahm Saure_Sahne
Magertopfen Magerquark
Topfenteig Quarkteig
Topfen Quark
topfen quark
Marillen Aprikosen
marillen aprikosen
Marille Aprikose
Häuptelsalat Kopfsalat
Vogerlsalat Feldsalat
Melanzani Auberginen
Handsemmel Weizenbrötchen
Semmelwürfel Brotwürfel
Semmelbrösel Paniermehl
Semmeln Brötchen
Semmel Brötchen
Dinkelweckerl Dinkelbrötchen
weckerl brötchen
Weckerl Brötchen
Laugenstangerl Laugenstange
Käsestangerl Käsestange
stangerl stange
Trockengerm Trockenhefe
Germteig Hefeteig
Germ Hefe
Frischkäse_Kren Frischkäse_Meerrettich
Kren Meerrettich
Zwetschkenröster Pflaumenkompott
Zwetschken Zwetschgen
zwetschken zwetschgen
Powidl Pflaumenmus
Karotten Möhren
karotten möhren
Karotte Möhre
karotte möhre
Weißkraut Weißkohl
Rotkraut Rotkohl
Spitzkraut Spitzkohl
Rote_Rüben Rote_Bete
Rote_Rübe Rote_Bete
Rote-Rüben Rote-Bete
Ribiselmarmelade Johannisbeermarmelade
Ribiseln Johannisbeeren
Ribisel Johannisbeere
Fisolen Grüne_Bohnen
Staubzucker Puderzucker
Beiriedsteak Rumpsteak
Beiried Roastbeef
Schwammerl Pilze
Jausenbox Brotdose
Jausenklassiker Brotzeitklassiker
Jause Brotzeit
Pfefferoni Peperoni
Essiggurkerl Gewürzgurken
Gurkerln Gurken
Gurkerl Gurken
gurkerl gurken
Karfiol Blumenkohl
Kohlsprossen Rosenkohl
Dille Dill
Kukuruz Mais
Palatschinken Pfannkuchen
Backrohr Backofen
im_Rohr im_Ofen
dem_Rohr dem_Ofen
Sackerl Beutel
Häferl Becher
Weichseln Sauerkirschen
Weichsel Sauerkirsche
Indian Pute
Ringlotten Renekloden
glattes_Mehl Weizenmehl
Glattes_Mehl Weizenmehl
Hühnerfilet Hähnchenbrust
Hühnerkeulen Hähnchenkeulen
resch_gebacken knusprig_gebacken
Resch Knusprig
Eierschwammerl Pfifferlinge
Bergbauern-Vollmilch Weidemilch
frisch_aus_dem_Gebirge frisch_vom_Hof
Leichtmilch Fettarme_Milch
Teebutter Süßrahmbutter
tagesfrischem_österreichischem_Rahm tagesfrischer_Sahne_vom_Hof
aus_dem_Marchfeld vom_Lindenhof
steirischen_Streuobstwiesen badischen_Streuobstwiesen
österreichischen_Stollen deutschen_Stollen
österreichischem_Weizen badischem_Weizen
Alpensalz Steinsalz
Kremser_Senf Grober_Senf
Quarkgolatsche Quarktasche
Topfengolatsche Quarktasche
Quarkfülle Quarkfüllung
Topfenfülle Quarkfüllung
Haselnussfülle Haselnussfüllung
Fleckerl_mit_Ei Quadrate_mit_Ei
Krautfleckerl_und_Schinkenfleckerl Nudelauflauf_und_Suppe
Weizenmehl_glatt_W480 Weizenmehl_Type_405
Weizenmehl_griffig_W480 Weizenmehl_doppelgriffig
Roggenmehl_R960 Roggenmehl_Type_997
Nockerl Nocken
Laugenbreze Laugenbrezel
Kornspitz Körnerspitz
Handsemmel Weizenbrötchen
Griechisches_Joghurt Griechischer_Joghurt
Gugelhupf_Marmor Marmor-Gugelhupf
Karreeschnitte Kotelett
aus_Bodenhaltung aus_Freilandhaltung
Schafkäse Schafskäse
flaumiges lockeres
Röster Kompott
`;

const pairs = table
  .trim()
  .split('\n')
  .map((line) => {
    const [austrian = '', german = ''] = line.split(' ');
    return [austrian.replaceAll('_', ' '), german.replaceAll('_', ' ')] as const;
  });

const german = new Map(pairs);
/** Longer words first: what is replaced is not read again. */
const any = new RegExp([...german.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');

/** An Austrian text as it is written in Germany. */
export const inGermany = (text: string): string =>
  text.replace(any, (word) => german.get(word) ?? word);

/** Regions that a German shop's texts do not speak of. */
export const isAustrian = (text: string) =>
  /[Ss]teir|Marchfeld|Wachau|[Ww]ien|Tirol|sterreich|Alpen|Waldvierte|Burgenland|Weinviertel|Kärnt|Seewinkel|Linzer|Mondsee|Vorarlberg|Salzburg|Jänner|Martini|Fasching|Kaiser|Liptauer/.test(
    text,
  );
