/** Sample texts by the shop's language. */
export type Translate = (german: string, english: string) => string;

/** Returns the text in the language of a locale code. */
export const translatorFor =
  (locale: string): Translate =>
  (german, english) =>
    locale.startsWith('de') ? german : english;

/** Words that are wider than any column. */
const compounds = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  'Lebensmittelkennzeichnungsdurchführungsverordnung',
  'Donaudampfschifffahrtsgesellschaftskapitänskajüte',
];
const longWordSamples = [
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'Pneumonoultramicroscopicsilicovolcanoconiosis',
  'Counterrevolutionaries-and-uncharacteristically-incomprehensible',
];

/** A heading of several lines, with a word that is too wide. At most 300 characters. */
export function longLine(say: Translate): string {
  return say(
    `Nach der ${compounds[0]} und der ${compounds[1]} angebotene, täglich frisch gelieferte Erdäpfel, Paradeiser und Marillen aus der ${compounds[2]}`,
    `Potatoes, tomatoes and apricots delivered every single morning from ${longWordSamples[0]}, good against ${longWordSamples[1]} and priced for ${longWordSamples[2]}`,
  );
}

/** A name that is long enough to break a row of buttons, where a line is too much. */
export const longName = (say: Translate): string =>
  say(`Zur ${compounds[1]}`, `On to ${longWordSamples[0]} and back`);

/** Some sentences. At most 2000 characters. */
export function longParagraph(say: Translate): string {
  const sentence = say(
    'Wir liefern von Montag bis Samstag, auch in den vierten Stock ohne Lift, und nehmen Leergut, Kisten und Kühlakkus wieder mit.',
    'We deliver from Monday to Saturday, to the fourth floor without a lift too, and take bottles, crates and ice packs back with us.',
  );
  return Array.from({ length: 3 }, () => sentence).join(' ') + ` ${longLine(say)}.`;
}

const cells = (tag: string, text: string) =>
  Array.from({ length: 9 }, (_, i) => `<${tag}>${i + 1} ${text}</${tag}>`).join('');

/** Everything that formatted text can have, and more of it than is good. */
export function longHtml(say: Translate): string {
  const item = `<li>${longName(say)}</li>`;
  return [
    `<h2>${longLine(say)}</h2><p>${longParagraph(say)}</p>`,
    `<h4>${longName(say)}</h4><p><strong>${compounds[0]}</strong> <em>${longWordSamples[0]}</em> H<sub>2</sub>O</p>`,
    `<ul>${item}<li>${longParagraph(say)}<ul>${item}${item}<li>${say('tief', 'deep')}<ol>${item}</ol></li></ul></li></ul>`,
    `<ol start="98">${item.repeat(4)}</ol><blockquote>${longParagraph(say)}</blockquote>`,
    `<table><thead><tr>${cells('th', compounds[1] ?? '')}</tr></thead><tbody><tr>${cells('td', 'x')}</tr></tbody></table>`,
    `<p><a href="/sitemap">${longLine(say)}</a> https://larder.example/${'a-very-long-address/'.repeat(12)}</p>`,
  ].join('');
}
