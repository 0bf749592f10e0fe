import type { Page } from '@playwright/test';

/** Left, top, width and height in CSS pixels. */
export type Box = readonly [left: number, top: number, width: number, height: number];
export type Boxes = Readonly<Record<string, Box>>;

/**
 * What is compared: landmarks, the heading, and the first cards on the first screen. Below it, parts that
 * come with the visitor's data move them.
 */
const parts = {
  header: 'header',
  main: 'main',
  heading: 'main h1',
};
const CARDS = 'main li:has(img)';
const CARD_COUNT = 4;

/** Boxes of the page's landmarks and first cards; of the content without its height. */
export const boxesOf = (page: Page): Promise<Boxes> =>
  page.evaluate(
    ({ parts, cards, count }) => {
      const boxOf = (element: Element): [number, number, number, number] => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left, top, width, height].map(Math.round) as [number, number, number, number];
      };
      const found: [string, [number, number, number, number]][] = [];
      const bar = [...document.querySelectorAll('nav')].find(
        (nav) => getComputedStyle(nav).position === 'fixed' && nav.checkVisibility(),
      );
      if (bar) found.push(['bottom bar', boxOf(bar)]);
      for (const [name, selector] of Object.entries(parts)) {
        const element = document.querySelector(selector);
        if (!element?.checkVisibility()) continue;
        const [left, top, width, height] = boxOf(element);
        // The height of the content is that of its data.
        found.push([name, [left, top, width, name === 'main' ? 0 : height]]);
      }
      [...document.querySelectorAll(cards)]
        .filter((card) => card.checkVisibility() && card.getBoundingClientRect().top < innerHeight)
        .slice(0, count)
        .forEach((card, i) => found.push([`card ${i + 1}`, boxOf(card)]));
      return Object.fromEntries(found);
    },
    { parts, cards: CARDS, count: CARD_COUNT },
  );

/** Sides that differ by more than a number of pixels, and boxes that only one of the two has. */
export function movedBoxes(wanted: Boxes, found: Boxes, tolerance: number): readonly string[] {
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  return [...names].flatMap((name) => {
    const before = wanted[name];
    const now = found[name];
    const isSame = before?.every((side, i) => Math.abs(side - (now?.[i] ?? Infinity)) <= tolerance);
    return isSame
      ? []
      : [`${name}: was ${before?.join(' ') ?? 'absent'}, is ${now?.join(' ') ?? 'absent'}`];
  });
}
