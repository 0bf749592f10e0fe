export type Street = {
  name: string;
  postalCode: string;
  city: string;
  /** Position of the first house, and the distance to the next one, in degrees. */
  lat: number;
  lng: number;
  north: number;
  east: number;
  houses: number;
};

/** Country as the shop's language calls it, and its code. */
type Land = { country: string; countryCode: string };

/** Invented streets: name, postal code, city, latitude, longitude, step north, step east, houses. */
const vienna = `
Laubenweg | 1010 | Wien | 48.2085 | 16.368 | 0.0004 | 0.0003 | 6
Am Safranplatz | 1010 | Wien | 48.2062 | 16.3745 | -0.0003 | 0.0004 | 5
Kirschenstiege | 1020 | Wien | 48.2171 | 16.3905 | 0.0003 | 0.0005 | 6
Apfelbaumgasse | 1030 | Wien | 48.1985 | 16.3935 | -0.0005 | 0.0003 | 7
Zimtgasse | 1040 | Wien | 48.192 | 16.3685 | -0.0002 | 0.0005 | 6
Pfeffergasse | 1050 | Wien | 48.189 | 16.356 | 0.0003 | 0.0004 | 6
Rosinensteig | 1060 | Wien | 48.196 | 16.3515 | 0.0003 | -0.0002 | 5
Marillenzeile | 1070 | Wien | 48.202 | 16.3475 | 0.0004 | 0.0003 | 7
Lindenkorbgasse | 1080 | Wien | 48.2105 | 16.3475 | 0.0003 | 0.0003 | 6
Mühlradweg | 1090 | Wien | 48.2225 | 16.3565 | 0.0004 | 0.0003 | 8
Am Sonnenmarkt | 8010 | Graz | 47.0705 | 15.442 | 0.0003 | 0.0004 | 8
Holunderweg | 8010 | Graz | 47.0755 | 15.4485 | 0.0004 | 0.0002 | 9
Kernölgasse | 8010 | Graz | 47.0665 | 15.451 | -0.0003 | 0.0005 | 9
Käferbohnensteig | 8010 | Graz | 47.0615 | 15.4455 | 0.0003 | 0.0004 | 8
Weinlaubgasse | 8020 | Graz | 47.069 | 15.4275 | 0.0004 | -0.0003 | 9
Murkieselweg | 8020 | Graz | 47.062 | 15.4305 | 0.0003 | 0.0003 | 8
Schilcherplatz | 8020 | Graz | 47.0765 | 15.426 | -0.0003 | 0.0004 | 6
Kastaniengrund | 8041 | Graz | 47.048 | 15.459 | 0.0003 | 0.0005 | 7
Seewiesenweg | 5310 | Mondwinkel | 47.855 | 13.352 | 0.0004 | 0.0004 | 2
Almblickstraße | 6460 | Hochkar am Inn | 47.238 | 10.741 | 0.0003 | 0.0004 | 2
Hafenkranallee | 2320 | Auwinkel | 48.121 | 16.561 | 0.0003 | 0.0003 | 2
`;

const london = `
Granary Row | N1 4QT | London | 51.5388 | -0.1012 | 0.0003 | 0.0003 | 6
Lantern Street | N1 7BD | London | 51.5362 | -0.0925 | 0.0004 | -0.0003 | 8
Cooper’s Yard | N1 9HW | London | 51.5335 | -0.1085 | -0.0003 | 0.0004 | 6
Quince Lane | N5 2DX | London | 51.5558 | -0.0975 | 0.0004 | 0.0002 | 7
Orchard Gate | N5 1PR | London | 51.5602 | -0.1045 | 0.0003 | 0.0004 | 6
Tallow Street | E2 6PJ | London | 51.5283 | -0.0615 | 0.0003 | 0.0003 | 7
Saltbox Yard | E2 8HL | London | 51.5312 | -0.0688 | 0.0003 | -0.0002 | 5
Market Row | E8 3LB | London | 51.5445 | -0.0563 | 0.0003 | 0.0003 | 8
Barley Walk | E8 1NG | London | 51.5478 | -0.0652 | -0.0003 | 0.0003 | 6
Harbour Rise | SE10 9WL | London | 51.4812 | -0.0075 | 0.0004 | 0.0003 | 3
`;

const freiburg = `
Am Rebhang | 79111 | Freiburg im Breisgau | 47.9918 | 7.7978 | 0.0003 | 0.0004 | 6
Quittenweg | 79102 | Freiburg im Breisgau | 47.9872 | 7.8605 | 0.0003 | 0.0003 | 8
Kornhausgasse | 79098 | Freiburg im Breisgau | 47.9955 | 7.8528 | 0.0002 | 0.0003 | 6
Mispelstraße | 79104 | Freiburg im Breisgau | 48.0062 | 7.8571 | 0.0004 | 0.0002 | 8
Holderbuckweg | 79106 | Freiburg im Breisgau | 48.0048 | 7.8312 | 0.0003 | 0.0004 | 7
Distelfinkstraße | 79114 | Freiburg im Breisgau | 48.0021 | 7.8068 | -0.0003 | 0.0004 | 6
Lindenweg | 79112 | Freiburg im Breisgau | 48.0019 | 7.7785 | 0.0003 | 0.0003 | 5
Mahlsteinweg | 79115 | Freiburg im Breisgau | 47.9862 | 7.8248 | 0.0003 | 0.0004 | 6
Talgasse | 79199 | Talbach | 47.9602 | 7.9412 | 0.0004 | 0.0004 | 3
`;

const bengaluru = `
Tulsi Road | 560038 | Bengaluru | 12.978 | 77.6402 | 0.0003 | 0.0003 | 6
Kaveri Street | 560038 | Bengaluru | 12.9735 | 77.6388 | 0.0004 | 0.0003 | 8
Mango Grove Lane | 560008 | Bengaluru | 12.982 | 77.628 | 0.0003 | 0.0004 | 6
Banyan Cross | 560034 | Bengaluru | 12.935 | 77.624 | 0.0003 | 0.0003 | 8
Jasmine Layout | 560004 | Bengaluru | 12.9425 | 77.5745 | 0.0003 | 0.0004 | 7
Neem Street | 560011 | Bengaluru | 12.928 | 77.583 | 0.0004 | 0.0002 | 7
Lotus Pond Road | 560041 | Bengaluru | 12.92 | 77.586 | -0.0003 | 0.0004 | 6
Sandalwood Avenue | 560066 | Bengaluru | 12.969 | 77.749 | 0.0004 | 0.0003 | 4
`;

const lyon = `
rue des Mirabelles | 69002 | Lyon | 45.7535 | 4.8312 | 0.0003 | 0.0002 | 6
quai des Glycines | 69002 | Lyon | 45.7572 | 4.8275 | 0.0004 | 0.0001 | 7
montée des Figuiers | 69005 | Lyon | 45.7602 | 4.8188 | 0.0003 | 0.0002 | 7
rue du Tilleul | 69001 | Lyon | 45.7688 | 4.8325 | 0.0002 | 0.0003 | 6
place aux Herbes | 69003 | Lyon | 45.7562 | 4.8482 | 0.0003 | 0.0003 | 7
rue de la Noisette | 69006 | Lyon | 45.7702 | 4.8505 | 0.0003 | 0.0003 | 7
avenue des Amandiers | 69007 | Lyon | 45.7455 | 4.8438 | 0.0003 | 0.0003 | 8
chemin du Lavoir | 69570 | Dardilly | 45.8062 | 4.7532 | 0.0003 | 0.0003 | 4
`;

/** Streets of each shop, with the country that they are in. */
const tables: Readonly<Record<string, Land & { readonly table: string }>> = {
  gruenmarkt: { country: 'Österreich', countryCode: 'AT', table: vienna },
  harvest: { country: 'United Kingdom', countryCode: 'GB', table: london },
  hofkiste: { country: 'Deutschland', countryCode: 'DE', table: freiburg },
  bazaar: { country: 'India', countryCode: 'IN', table: bengaluru },
  primeur: { country: 'France', countryCode: 'FR', table: lyon },
};

export const landOf = (tenant: string): Land | undefined => tables[tenant];

export const streetsOf = (tenant: string): readonly Street[] =>
  (tables[tenant]?.table ?? '')
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [name = '', postalCode = '', city = '', ...numbers] = line
        .split('|')
        .map((cell) => cell.trim());
      const [lat = 0, lng = 0, north = 0, east = 0, houses = 0] = numbers.map(Number);
      return { name, postalCode, city, lat, lng, north, east, houses };
    });
