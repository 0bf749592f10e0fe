/** What the name of a photograph says: `100101-2@30-70.jpg` is `100101-2`, cut around 30 % and 70 %. */
export interface PhotoName {
  /** Without focus and ending, in small letters. */
  readonly stem: string;
  /** `object-position`; absent where the picture is shown whole. */
  readonly focus?: string;
}

const ending = /\.(jpe?g|png|webp|avif)$/i;
const focal = /@(\d{1,2}|100)-(\d{1,2}|100)$/;

export const isPhotoName = (name: string) => ending.test(name);

/** Reads a file's name, or the last part of an address. */
export function photoName(name: string): PhotoName {
  const plain = name.replace(ending, '');
  const [, x, y] = focal.exec(plain) ?? [];
  const stem = plain.replace(focal, '').toLowerCase();
  return x === undefined ? { stem } : { stem, focus: `${x}% ${y}%` };
}

/** An address on another host, whose picture has to be fetched. */
export const isRemote = (value: string) => /^https?:/i.test(value);

/** How a list of photographs knows what a column of the feed names: an address as it is, a file's stem. */
export const keyOf = (value: string) => (isRemote(value) ? value : photoName(value).stem);
