import type { Locator, Page } from '@playwright/test';
import { pageMessages } from './page-messages.js';

/** A German text about discount codes; an unknown key throws. */
export const codesText = pageMessages('cart-checkout', 'codes');

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
