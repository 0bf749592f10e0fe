import type { Page } from '@playwright/test';

/** How full a row of tiles has to be. */
const LEAST_SHARE = 0.6;

/**
 * Rows of products and other tiles that are emptier than they may be, with the heading above them. A row
 * that is pushed sideways is full; of results, the last row ends where they end.
 */
export const emptyRows = (page: Page, isResults: boolean) =>
  page.evaluate(
    ({ least, isResults }) => {
      const isTile = (item: Element) =>
        item.querySelector('img, svg') !== null && item.getBoundingClientRect().height > 100;
      const sharesOf = (list: HTMLElement) => {
        const { paddingInlineStart, paddingInlineEnd, columnGap } = getComputedStyle(list);
        const gap = parseFloat(columnGap) || 0;
        const room =
          list.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
        const rows = new Map<number, number>();
        for (const item of list.children) {
          const { top, width } = item.getBoundingClientRect();
          rows.set(Math.round(top), (rows.get(Math.round(top)) ?? -gap) + width + gap);
        }
        return [...rows.values()].map((width) => width / room);
      };
      const lists = [...document.querySelectorAll<HTMLElement>('main :is(ul, ol)')].filter(
        (list) =>
          list.checkVisibility() &&
          list.scrollWidth <= list.clientWidth + 4 &&
          list.children.length > 1 &&
          [...list.children].every(isTile),
      );
      return lists.flatMap((list) => {
        const shares = sharesOf(list);
        const title =
          list.closest('section')?.querySelector('h2, h3')?.textContent ?? list.className;
        return (isResults || shares.length > 2 ? shares.slice(0, -1) : shares)
          .filter((share) => share < least)
          .map((share) => `${title}: ${Math.round(share * 100)} %`);
      });
    },
    { least: LEAST_SHARE, isResults },
  );
