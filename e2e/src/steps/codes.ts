import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';

const file = '../../../libs/features/cart-checkout/src/messages/codes.de.json';
const texts = JSON.parse(readFileSync(path.resolve(import.meta.dirname, file), 'utf8')) as Readonly<
  Record<string, string>
>;

/** A German text about discount codes; an unknown key throws. */
export function codesText(key: string, values: Readonly<Record<string, string>> = {}): string {
  const words = texts[key];
  if (words === undefined) throw new Error(`the codes have no text ${key}`);
  return words.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);
}

/** The codes of the cart, on its page or in the checkout. */
export class Codes {
  readonly box: Locator;

  constructor(page: Page) {
    this.box = page.getByRole('group', { name: codesText('title'), exact: true });
  }

  get field(): Locator {
    return this.box.getByRole('textbox', { name: codesText('field') });
  }

  /** Opens the field for codes, by keyboard. */
  async open(): Promise<void> {
    await this.box.locator('summary').press('Enter');
  }

  async redeem(code: string): Promise<void> {
    await this.field.fill(code);
    await this.field.press('Enter');
  }

  of(code: string): Locator {
    return this.box.getByRole('listitem').filter({ hasText: code });
  }

  async remove(code: string): Promise<void> {
    await this.box
      .getByRole('button', { name: codesText('remove', { code }), exact: true })
      .click();
  }
}
