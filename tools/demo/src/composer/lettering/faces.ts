/** A cut of a typeface, and how it is set. */
export interface Face {
  /** Package and files of the typeface, without the letters that a file holds. */
  readonly font: string;
  readonly axes: Readonly<Record<string, number>>;
  /** Added to the width of each letter, in units of the size. */
  readonly tracking: number;
  /** Width of a letter compared with its own. */
  readonly stretch: number;
  /** Width of the line around a letter that makes its corners round, in units of the size. */
  readonly round: number;
  readonly isCapital: boolean;
}

/** What a brand prints on its packs: its name, that of the goods, and their size. */
export interface Lettering {
  readonly brand: Face;
  readonly title: Face;
  readonly small: Face;
}

/** The typefaces, which are those of the shops' pages. */
const fonts: Readonly<Record<string, string>> = {
  Figtree: 'figtree/files/figtree-*-wght-normal',
  FigtreeItalic: 'figtree/files/figtree-*-wght-italic',
  Inter: 'inter/files/inter-*-wght-normal',
  Newsreader: 'newsreader/files/newsreader-*-standard-normal',
  NewsreaderItalic: 'newsreader/files/newsreader-*-standard-italic',
  Baloo: 'baloo-2/files/baloo-2-*-wght-normal',
  Fraunces: 'fraunces/files/fraunces-*-full-normal',
  FrauncesItalic: 'fraunces/files/fraunces-*-full-italic',
  Source: 'source-sans-3/files/source-sans-3-*-wght-normal',
  SourceItalic: 'source-sans-3/files/source-sans-3-*-wght-italic',
};

export const typefaces: readonly string[] = Object.values(fonts);

/**
 * Kind of lettering, and the face of the brand's name, of the title and of the size: typeface, axes,
 * and how it is set. A title without a face has that of the brand, a size that of the title.
 */
const table = `
rounded | Figtree wght=700 round=.075 tracking=.03 | Figtree wght=600 round=.06 tracking=.02 | Figtree wght=600
tight | Inter wght=800 tracking=-.045 | Inter wght=700 tracking=-.03 | Inter wght=600
plain | Inter wght=500 tracking=-.02 | Inter wght=800 tracking=-.045 | Inter wght=500
farm | Newsreader wght=700 opsz=40 | Newsreader wght=600 opsz=30 | Newsreader wght=600 opsz=10
bubbly | Baloo wght=800 | Baloo wght=700 | Baloo wght=600
display | Fraunces wght=640 opsz=60 tracking=.04 caps | Fraunces wght=640 opsz=60 | Fraunces wght=600 opsz=20
dairy | NewsreaderItalic wght=700 opsz=60 | Newsreader wght=700 opsz=40 | Newsreader wght=600 opsz=10
bakery | Fraunces wght=850 opsz=60 SOFT=100 | Fraunces wght=650 opsz=30 SOFT=100 | Fraunces wght=600 opsz=14 SOFT=100
script | FrauncesItalic wght=720 opsz=144 SOFT=100 WONK=1 | FrauncesItalic wght=600 opsz=40 SOFT=100 | Source wght=600
condensed | Source wght=900 stretch=.76 tracking=.02 caps | Source wght=800 stretch=.84 caps | Source wght=700 stretch=.9
humanist | Source wght=800 tracking=-.01 | Source wght=700 | Source wght=600
forward | FigtreeItalic wght=900 tracking=-.02 | FigtreeItalic wght=700 | FigtreeItalic wght=600
engraved | Newsreader wght=600 opsz=40 tracking=.12 caps | NewsreaderItalic wght=600 opsz=30 | Newsreader wght=500 opsz=10
`;

const settings = new Set(['tracking', 'stretch', 'round']);

function readFace(text: string): Face {
  const [name = '', ...words] = text.split(' ');
  const font = fonts[name];
  if (font === undefined) throw new Error(`No typeface "${name}"`);
  const values = words
    .filter((word) => word !== 'caps')
    .map((word): [string, number] => {
      const [key = '', value] = word.split('=');
      return [key, Number(value)];
    });
  const set = Object.fromEntries(values.filter(([key]) => settings.has(key)));
  return {
    font,
    axes: Object.fromEntries(values.filter(([key]) => !settings.has(key))),
    tracking: set['tracking'] ?? 0,
    stretch: set['stretch'] ?? 1,
    round: set['round'] ?? 0,
    isCapital: words.includes('caps'),
  };
}

const letterings: ReadonlyMap<string, Lettering> = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, Lettering] => {
      const [kind = '', ...faces] = line.split('|').map((cell) => cell.trim());
      const [brand, title = brand, small = title] = faces.map(readFace);
      if (!brand || !title || !small) throw new Error(`No faces for "${kind}"`);
      return [kind, { brand, title, small }];
    }),
);

export function letteringOf(kind: string): Lettering {
  const found = letterings.get(kind);
  if (!found) throw new Error(`No lettering "${kind}"`);
  return found;
}
