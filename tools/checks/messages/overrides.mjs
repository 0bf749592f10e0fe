import { inspect } from './icu.mjs';

/** Names of the values that callers pass to a message, in any language. */
function possibleNames({ area, key }) {
  return new Set(
    Object.entries(area.languages).flatMap(([language, messages]) => [
      ...(inspect(messages[key] ?? '', language).placeholders ?? []),
    ]),
  );
}

function problemsOf(text, language, found) {
  const { problems, placeholders = [] } = inspect(text, language);
  if (!found) return [...problems, 'overrides nothing'];
  const possible = possibleNames(found);
  const unknown = [...placeholders].filter((name) => !possible.has(name));
  return [...problems, ...unknown.map((name) => `has {${name}}, which gets no value`)];
}

/** What is wrong with the messages that a tenant overrides; `known` has all messages by full key. */
export function checkOverrides({ tenant, languages }, known) {
  return Object.entries(languages).flatMap(([language, messages]) =>
    Object.entries(messages).flatMap(([key, text]) =>
      problemsOf(text, language, known.get(key)).map((problem) => ({
        library: `tenant ${tenant}`,
        area: '',
        language,
        key,
        problem,
      })),
    ),
  );
}

/** German messages with a letter that Switzerland does not have, and that its spelling does not replace. */
export function checkSwiss(swiss = {}, known) {
  const foreign = [...known].filter(
    ([fullKey, { area, key }]) =>
      /ß/.test(area.languages.de?.[key]) && /ß/.test(swiss[fullKey] ?? 'ß'),
  );
  return foreign.map(([key]) => ({
    library: 'tenant de-CH',
    area: '',
    language: 'de',
    key,
    problem: 'has a ß, which de-CH.json does not replace',
  }));
}
