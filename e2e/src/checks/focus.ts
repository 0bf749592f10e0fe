import type { Page } from '@playwright/test';

/** One stop of the keyboard's way through a page. */
export interface Stop {
  /** The control as one would name it in a report. */
  readonly name: string;
  /** What is wrong with how its focus shows; empty when all is well. */
  readonly fault: string;
}

declare global {
  interface Window {
    focusStops: { element: Element; fault: string }[];
    noteStop: () => Promise<boolean>;
  }
}

/** Prepares a page for `noteStop`. */
async function watchFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.focusStops = [];
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(element);
      return channels(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
    };
    /**
     * The focus ring may be drawn on the card around a link, or on the label of a hidden radio button.
     */
    const markFault = (element: Element) => {
      const around = [element];
      for (let one = element.parentElement; one && around.length < 6; one = one.parentElement)
        around.push(one);
      const next = element.nextElementSibling;
      const marks = [...around, ...(next ? [next] : [])].flatMap((one) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
        if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return [];
        return [contrast(outlineColor, groundOf(one.parentElement))];
      });
      if (marks.length === 0) return 'no mark of 2 px';
      return Math.max(...marks) < 3 ? `a mark of ${Math.max(...marks).toFixed(1)}:1` : '';
    };
    const hiddenFault = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [x, y] as const));
      const isSeen = points.some(([x, y]) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
      return isSeen ? '' : 'covered by something else';
    };
    /** What a field is for has to be on the screen with it; a label around its control is. */
    const labelFault = (element: Element) => {
      const [label] = (element as HTMLInputElement).labels ?? [];
      if (!label || label.contains(element)) return '';
      const { left, top, width } = label.getBoundingClientRect();
      // A label for screen readers alone is one pixel wide.
      if (width < 2) return '';
      const hit = document.elementFromPoint(left + Math.min(width / 2, 20), top + 2);
      return hit && (label.contains(hit) || hit.contains(label)) ? '' : 'its label is out of sight';
    };
    window.noteStop = async () => {
      // The browser scrolls to it and draws its focus ring before it is checked.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      const { activeElement: element } = document;
      if (!element || element === document.body) return false;
      // The browser draws the focus of a video's controls itself.
      const isNative = element instanceof HTMLMediaElement;
      const faults = [
        isNative ? '' : markFault(element),
        hiddenFault(element),
        labelFault(element),
      ];
      const fault = faults.filter((text) => text !== '').join();
      window.focusStops.push({ element, fault });
      return true;
    };
  });
}

/**
 * Records the focused element and faults of its focus ring; false when the focus has left the document.
 */
const noteStop = (page: Page) => page.evaluate(() => window.noteStop());

/** Stops so far, and the controls that were never reached. */
function focusReport(page: Page): Promise<{ stops: Stop[]; missed: string[] }> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `${element.localName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}`;
    const reached = new Set(window.focusStops.map(({ element }) => element));
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, audio[controls], [tabindex="0"]',
    );
    const missed = [...controls].filter((control) => {
      if (reached.has(control) || control.tabIndex < 0 || control.matches(':disabled'))
        return false;
      if (control.closest('[inert], [hidden], [data-base-ui-focus-guard]')) return false;
      if (!control.checkVisibility({ visibilityProperty: true })) return false;
      // One choice of a group is a stop; the arrows go to the others.
      const { type, name: group } = control as HTMLInputElement;
      return !(
        type === 'radio' && [...reached].some((one) => (one as HTMLInputElement).name === group)
      );
    });
    return {
      stops: window.focusStops.map(({ element, fault }) => ({ name: name(element), fault })),
      missed: missed.map(name),
    };
  });
}

/** Presses of Tab after which a page counts as a trap. */
const MAX_STOPS = 900;

/**
 * Presses Tab until the focus has left the page after the last control: returns the visited and the
 * missed elements.
 */
export async function tabThrough(page: Page) {
  await watchFocus(page);
  let presses = 0;
  do {
    await page.keyboard.press('Tab');
    presses += 1;
  } while (presses < MAX_STOPS && (await noteStop(page)));
  return { ...(await focusReport(page)), isTrap: presses === MAX_STOPS };
}
