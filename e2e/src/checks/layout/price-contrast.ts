import type { Page } from '@playwright/test';

/**
 * Prices on the page that miss 7:1, or 4.5:1 where they are large (WCAG AAA), with their contrast. Colours
 * are read as the browser mixes them, backgrounds from the nearest opaque parent.
 */
export const weakPrices = (page: Page) =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const rgba = (colour: string) => {
      if (!context) throw new Error('no canvas');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (colour: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const backgroundOf = (element: Element | null): readonly number[] => {
      if (!element) return [255, 255, 255];
      const colour = rgba(getComputedStyle(element).backgroundColor);
      return colour[3] === 255 ? colour : backgroundOf(element.parentElement);
    };
    const ownText = (element: Element) =>
      [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('');
    // Colours in transition are still those of the other scheme; children begin theirs after their parents.
    const settle = () => {
      for (const element of document.querySelectorAll('main *'))
        void getComputedStyle(element).color;
      const running = document.getAnimations().filter((one) => one instanceof CSSTransition);
      for (const animation of running) animation.finish();
      return running.length === 0;
    };
    for (let round = 0; round < 5 && !settle(); round += 1);
    const findings: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const text = ownText(element).trim();
      if (!/€\s?\d|\d\s?€|£\s?\d/.test(text) || element.closest('button, [aria-disabled], del'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const size = parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const [dark = 0, light = 0] = [luminance(rgba(color)), luminance(backgroundOf(element))].sort(
        (a, b) => a - b,
      );
      const ratio = (light + 0.05) / (dark + 0.05);
      if (ratio < (isLarge ? 4.5 : 7))
        findings.push(
          `${text.slice(0, 40)}: ${ratio.toFixed(2)}, ${color} on ${backgroundOf(element).join(' ')}`,
        );
    }
    return [...new Set(findings)];
  });
