export type Street = {
  tenant: string;
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

/** Invented streets: name, postal code, city, latitude, longitude, step north, step east, houses. */
const table = `
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

export const streets: readonly Street[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', postalCode = '', city = '', ...numbers] = line
      .split('|')
      .map((cell) => cell.trim());
    const [lat = 0, lng = 0, north = 0, east = 0, houses = 0] = numbers.map(Number);
    return { tenant: 'gruenmarkt', name, postalCode, city, lat, lng, north, east, houses };
  });
