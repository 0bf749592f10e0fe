import { readFileSync } from 'node:fs';
import path from 'node:path';

/** German words that travel with a feature's pages; an unknown key throws. */
export function pageMessages(feature: string) {
  const file = `../../../libs/features/${feature}/src/texts/texts.de.json`;
  const texts = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, file), 'utf8'),
  ) as Readonly<Record<string, string>>;
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const words = texts[key];
    if (words === undefined) throw new Error(`${feature} has no text ${key}`);
    return words.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all));
  };
}
