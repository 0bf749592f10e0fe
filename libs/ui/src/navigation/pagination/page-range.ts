/** Pages to offer around the current one; `null` is a gap of at least two pages. Pages count from 1. */
export function pageRange(current: number, total: number): readonly (number | null)[] {
  const wanted = new Set([1, current - 1, current, current + 1, total]);
  const pages = [...wanted].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}
