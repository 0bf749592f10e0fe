// Parts of RTK Query that the shop does not use: polling, life cycles of entries, requests at focus and
// reconnection (the shop has its own recovery), and queries of many pages.
const INFINITE = /return e\.type === ENDPOINT_INFINITEQUERY;/;
const builder = (name) =>
  new RegExp(String.raw`^\tfunction ${name}\([^)]*\) \{\n[\s\S]*?\n\t\}$`, 'm');

const CORE = [
  [/^\t\tbuildPollingHandler,\n/m, ''],
  [/^\t\tbuildCacheLifecycleHandler,\n/m, ''],
  [/^\t\tconst windowEventsHandler = .*\n/m, ''],
  [/^\t*windowEventsHandler\(.*\n/m, ''],
  ['if (isQuery && "infiniteQueryOptions" in endpointDefinition)', 'if (false)'],
  [INFINITE, 'return false;'],
  [builder('buildInitiateInfiniteQuery'), '\tfunction buildInitiateInfiniteQuery() {}'],
  [builder('buildInfiniteQuerySelector'), '\tfunction buildInfiniteQuerySelector() {}'],
];
const HOOKS = [
  [INFINITE, 'return false;'],
  [builder('buildInfiniteQueryHooks'), '\tfunction buildInfiniteQueryHooks() {}'],
];

function replaceAll(code, changes) {
  return changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`RTK Query has no ${from} any more`);
    return changed;
  }, code);
}

/** RTK Query without these parts; throws when a version of it is written in another way. */
export const withoutQueryParts = (code) => replaceAll(code, CORE);
export const withoutHookParts = (code) => replaceAll(code, HOOKS);

/** How a source uses one of these parts. */
export const QUERY_USES = [
  /\b(?:pollingInterval|skipPollingIfUnfocused|onCacheEntryAdded|setupListeners)\b/,
  /\b(?:refetchOnFocus|refetchOnReconnect|infiniteQuery|use\w+InfiniteQuery)\b/,
];
