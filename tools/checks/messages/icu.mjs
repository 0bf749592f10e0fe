import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { compilePageMessages } from '../../vite/plugins/page-messages.mjs';
import { SHOP_AREA } from './message-files.mjs';

const NO_VALUE = new Set([TYPE.literal, TYPE.pound]);

/** Elements of a message, with those inside plural and select forms. */
function* allElements(elements) {
  for (const element of elements) {
    yield element;
    for (const { value } of Object.values(element.options ?? {})) yield* allElements(value);
  }
}

/** Counts of a shop are below this: French has a form of its own for millions, which no count reaches. */
const LARGEST_COUNT = 1000;

/** Categories of the plural rules of a language, as `one` and `other`; `needed` are those of real counts. */
function categoriesOf(language, type) {
  const rules = new Intl.PluralRules(language, { type });
  const counts = Array.from({ length: LARGEST_COUNT }, (_none, count) => rules.select(count));
  return {
    needed: [...new Set([...counts, 'other'])],
    known: rules.resolvedOptions().pluralCategories,
  };
}

function pluralProblems(language, { value, pluralType, options }) {
  const { needed, known } = categoriesOf(language, pluralType);
  const present = Object.keys(options).filter((form) => !form.startsWith('='));
  return [
    ...needed
      .filter((form) => !present.includes(form))
      .map((form) => `the plural of {${value}} lacks the form "${form}"`),
    ...present
      .filter((form) => !known.includes(form))
      .map((form) => `the plural of {${value}} never needs the form "${form}"`),
  ];
}

/** Dates need the shop's time zone, which only the code that gives the value knows. */
const dateProblems = (elements) =>
  elements
    .filter(({ type }) => type === TYPE.date || type === TYPE.time)
    .map(({ value }) => `{${value}} is a date: give it as text`);

/** Names that a message shows; a plural that only selects a form depends on the language. */
function shownNames(elements) {
  return elements.flatMap(({ type, value, options }) => {
    if (type === TYPE.plural) {
      const forms = Object.values(options).flatMap((form) => form.value);
      const inner = shownNames(forms);
      return forms.some((one) => one.type === TYPE.pound) ? [value, ...inner] : inner;
    }
    if (type === TYPE.select)
      return shownNames(Object.values(options).flatMap((form) => form.value));
    return NO_VALUE.has(type) ? [] : [value];
  });
}

/**
 * What a message in a language needs and has: `placeholders` are all names that it reads, `shown` those
 * whose values it shows.
 */
export function inspect(text, language) {
  try {
    const parsed = parse(text, { ignoreTag: true });
    const elements = [...allElements(parsed)];
    return {
      shown: new Set(shownNames(parsed)),
      placeholders: new Set(
        elements.filter(({ type }) => !NO_VALUE.has(type)).map(({ value }) => value),
      ),
      problems: [
        ...dateProblems(elements),
        ...elements
          .filter(({ type }) => type === TYPE.plural)
          .flatMap((element) => pluralProblems(language, element)),
      ],
    };
  } catch (error) {
    return { problems: [`is no ICU message: ${error.message}`] };
  }
}

/** Why the build cannot compile a page's message, if it cannot. */
export function compileProblems(area, key, text) {
  if (area === SHOP_AREA) return [];
  try {
    compilePageMessages({ [key]: text });
    return [];
  } catch (error) {
    return [`cannot be compiled: ${error.message}`];
  }
}
