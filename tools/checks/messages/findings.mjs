import { compileProblems, inspect } from './icu.mjs';
import { COMPLETE, keysOf } from './message-files.mjs';
import { specifiedKeys } from './reviewed-keys.mjs';

const MISSING = 'is missing';

/** What is wrong with the messages of one area in themselves: keys, ICU, placeholders. */
export function checkArea(area) {
  const findings = [];
  const add = (language, key, problem) =>
    findings.push({ library: area.library, area: area.name, language, key, problem });
  const languages = Object.entries(area.languages);
  for (const key of keysOf(area)) {
    const names = new Map();
    for (const [language, messages] of languages) {
      if (messages[key] === undefined) {
        add(language, key, MISSING);
        continue;
      }
      const { shown, problems } = inspect(messages[key], language);
      const own = problems.length > 0 ? problems : compileProblems(area.name, key, messages[key]);
      for (const problem of own) add(language, key, problem);
      if (shown) names.set(language, shown);
    }
    const all = new Set([...names.values()].flatMap((own) => [...own]));
    for (const [language, own] of names)
      for (const name of all)
        if (!own.has(name))
          add(language, key, `does not show {${name}}, which other languages show`);
  }
  return findings;
}

/** Keys that no source uses. `isReviewed` knows those that only a person can find. */
export function findUnused(areas, { used, literals, names }, isReviewed) {
  const named = [...messagesByFullKey(areas, names)].filter(([fullKey]) => literals.has(fullKey));
  return areas.flatMap((area) => {
    const isUsed = (key) =>
      used.get(area).has(key) ||
      named.some(([, one]) => one.area === area && one.key === key) ||
      isReviewed(area, key);
    return Object.entries(area.languages).flatMap(([language, messages]) =>
      Object.keys(messages)
        .filter((key) => !isUsed(key))
        .map((key) => ({
          library: area.library,
          area: area.name,
          language,
          key,
          problem: 'is used by no source',
        })),
    );
  });
}

/** Placeholders that a call gives no value for. */
function missingValues(area, key, given, where) {
  if (given === undefined) return [];
  return Object.entries(area.languages).flatMap(([language, messages]) =>
    [...(inspect(messages[key] ?? '', language).placeholders ?? [])]
      .filter((name) => !given.has(name))
      .map((name) => ({
        library: area.library,
        area: area.name,
        language,
        key,
        problem: `gets no value for {${name}} in ${where}`,
      })),
  );
}

/** Every message by the full key under which the shop and tenants know it: `{ area, key }`. */
export function messagesByFullKey(areas, names) {
  const byPrefix = areas.flatMap((area) =>
    [...names.get(area)].flatMap((name) =>
      keysOf(area).map((key) => [`${name}.${key}`, { area, key }]),
    ),
  );
  const specified = Object.entries(specifiedKeys).flatMap(([fullKey, { library, key }]) =>
    areas
      .filter((area) => area.library === library && keysOf(area).includes(key))
      .map((area) => [fullKey, { area, key }]),
  );
  return new Map([...byPrefix, ...specified]);
}

/** What calls get wrong: keys that no file has, placeholders without a value. */
export function checkCalls({ calls, fullKeys, names }, areas) {
  const known = messagesByFullKey(areas, names);
  return [
    ...calls.flatMap(({ area, keys, given, where }) =>
      keys.flatMap((key) => missingValues(area, key, given, where)),
    ),
    ...fullKeys.flatMap(({ key, given, where }) => {
      const found = known.get(key);
      if (found) return missingValues(found.area, found.key, given, where);
      return [
        {
          library: 'sources',
          area: '',
          language: 'all',
          key,
          problem: `is used in ${where} and in no file`,
        },
      ];
    }),
  ];
}

/** Findings that fail a check: a language that is not complete yet may lack messages. */
export const failing = (findings) =>
  findings.filter(
    ({ language, problem }) =>
      COMPLETE.includes(language) || language === 'all' || problem !== MISSING,
  );

/** How many messages each language has that is not complete. */
export function coverage(areas) {
  const languages = new Set(areas.flatMap((area) => Object.keys(area.languages)));
  const count = (language) =>
    areas.reduce((sum, area) => sum + Object.keys(area.languages[language] ?? {}).length, 0);
  const all = areas.reduce((sum, area) => sum + keysOf(area).length, 0);
  return [...languages]
    .filter((language) => !COMPLETE.includes(language))
    .map((language) => `${language} has ${count(language)} of ${all} messages`);
}

/** Findings as lines, by language and library. */
export function report(findings) {
  const lines = findings.map(({ language, library, area, key, problem }) => ({
    heading: `${language}, ${library}`,
    line: `  ${area && `${area}: `}${key} ${problem}`,
  }));
  const headings = [...new Set(lines.map(({ heading }) => heading))].sort();
  return headings.flatMap((heading) => [
    heading,
    ...new Set(lines.filter((one) => one.heading === heading).map(({ line }) => line)),
  ]);
}
