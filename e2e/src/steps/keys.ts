import { expect, type Locator, type Page } from '@playwright/test';
import { overflow } from '../checks/page-faults.js';

/** Presses of Tab after which a control counts as out of reach. */
const FARTHEST = 120;

/** A shopper without a pointer: moves by Tab to elements by role and name, and acts by keys. */
export class Keys {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Walks with Tab until the control has the focus, and checks that one can see it whole. */
  async reach(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    for (let presses = 0; presses < FARTHEST; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) break;
      await this.page.keyboard.press('Tab');
    }
    await expect(control).toBeFocused();
    await expect.poll(() => control.evaluate(focusFault), 'the focus is seen').toBe('');
    expect(await overflow(this.page), 'pixels beyond the window').toBeLessThanOrEqual(0);
  }

  /** A radio group is one tab stop: arrow keys move on from the focused option. */
  async choose(choice: Locator): Promise<void> {
    await expect(choice).toBeVisible();
    const stands = (inGroup: boolean) =>
      choice.evaluate((element: Element, inside) => {
        const { activeElement: active } = document;
        const isOfGroup =
          active instanceof HTMLInputElement &&
          active.type === 'radio' &&
          active.name === (element as HTMLInputElement).name;
        return inside ? isOfGroup : active === element;
      }, inGroup);
    for (let presses = 0; presses < FARTHEST && !(await stands(true)); presses += 1)
      await this.page.keyboard.press('Tab');
    for (let presses = 0; presses < FARTHEST && !(await stands(false)); presses += 1)
      await this.page.keyboard.press('ArrowDown');
    await this.press(choice, 'Space');
    await expect(choice).toBeChecked();
  }

  async press(control: Locator, key = 'Enter'): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.press(key);
  }

  async type(control: Locator, text: string): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.type(text);
  }
}

/**
 * Why the focus is invisible: no outline or shadow on the element or on the card around a hidden radio
 * button, or something covers it, such as a sticky bar.
 */
function focusFault(element: Element): string {
  const isMarked = [element, element.closest('label'), element.parentElement].some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    if (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) return true;
    return one === element && boxShadow !== 'none';
  });
  if (!isMarked) return 'no mark';
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isCovered = [0.1, 0.5, 0.9].every((part) => {
    const x = left + (right - left) * part;
    const y = Math.min(Math.max((top + bottom) / 2, 1), window.innerHeight - 1);
    const hit = document.elementFromPoint(x, y);
    return hit === null || !(element.contains(hit) || hit.contains(element));
  });
  if (isCovered) return 'covered by something else';
  return top >= window.innerHeight || bottom <= 0 ? 'outside of the window' : '';
}
