import type { Locator } from '@playwright/test';

interface Step {
  readonly does: 'tap' | 'field';
  readonly what: string;
}

/** Taps and fills in for a shopper, and counts both. */
export class CountingHand {
  readonly #steps: Step[] = [];

  async tap(target: Locator, what: string): Promise<void> {
    this.#steps.push({ does: 'tap', what });
    await target.click();
  }

  async fill(target: Locator, value: string, what: string): Promise<void> {
    this.#steps.push({ does: 'field', what });
    await target.fill(value);
  }

  count(does: Step['does']): number {
    return this.#steps.filter((step) => step.does === does).length;
  }

  /** Every step with its number, as a table. */
  table(): string {
    const numbers = { tap: 0, field: 0 };
    return this.#steps
      .map(
        ({ does, what }) =>
          `${does.padEnd(5)} ${String((numbers[does] += 1)).padStart(2)}  ${what}`,
      )
      .join('\n');
  }
}
