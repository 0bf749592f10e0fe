/**
 * Whether a chunk belongs to the layout or to a shop's features, which every document loads. Only for
 * scripts: the style sheet of `search.page` is named like the one of the feature `search`.
 */
export function isFirstChunk(features) {
  const names = ['app', 'vendor', 'parts', 'rolldown-runtime', ...features].join('|');
  const first = new RegExp(`^assets/(?:${names})-[\\w-]{7}\\.js$`);
  return (name) => first.test(name);
}

/** The scripts and style sheets that a lazy chunk needs, without the scripts that are loaded already. */
export function withoutFirstChunks(features) {
  const isFirst = isFirstChunk(features);
  return (_file, needed, { hostType }) =>
    hostType === 'js' ? needed.filter((name) => !isFirst(name)) : needed;
}
