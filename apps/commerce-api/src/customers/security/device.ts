/** The order matters: most browsers claim to be others as well. */
const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;
const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

const nameIn = (list: readonly (readonly [string, RegExp])[], agent: string) =>
  list.find(([, pattern]) => pattern.test(agent))?.[0];

/** Display name of a device from its user agent; undefined for an unknown one. */
export function deviceOf(agent: string): { readonly browser?: string; readonly system?: string } {
  const browser = nameIn(browsers, agent);
  const system = nameIn(systems, agent);
  return { ...(browser !== undefined && { browser }), ...(system !== undefined && { system }) };
}
