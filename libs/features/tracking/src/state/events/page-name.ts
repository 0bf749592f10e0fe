export interface Naming {
  /** TRK-23: a tenant setting that defaults to the shop's name. */
  readonly prefix: string;
  /** Path of the home page in the visitor's language. */
  readonly home: string | undefined;
}

/** TRK-21, 22: `/kategorie/obst` at Grünmarkt is `Grünmarkt:kategorie:obst`, its home page `Grünmarkt:startpage`. */
export function pageName(path: string, { prefix, home }: Naming): string {
  const isHome = path === '/' || path === home;
  const words = (isHome ? '/startpage' : path).split('/').filter((word) => word !== '');
  return [prefix, ...words.map(readable)].join(':').slice(0, 2000);
}

function readable(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}
