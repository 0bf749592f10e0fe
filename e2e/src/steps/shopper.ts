import { expect, type Locator, type Page } from '@playwright/test';
import { waitForHydration } from '../support/wait-for-hydration.js';
import type { Shop } from '../support/shops.js';
import type { PageMonitor } from '../support/page-monitor.js';
import { pattern, type Values } from '../support/messages.js';
import { fillCartByApi } from './fill-cart.js';
import { addressesButton, collectAtFirstStore, takeSuggestion } from './gate.js';
import { customer, goods } from './goods.js';
import { onePage } from './page-messages.js';

/** Actions of a shopper on the shop's pages, with the shop's texts. */
export class Shopper {
  readonly page: Page;
  readonly shop: Shop;
  readonly watched: PageMonitor;

  constructor(page: Page, shop: Shop, watched: PageMonitor) {
    this.page = page;
    this.shop = shop;
    this.watched = watched;
  }

  /** A text of the cart and checkout. */
  text(key: string, values?: Values): string {
    return this.shop.say(`cart-checkout.${key}`, values);
  }

  button(key: string, values?: Values): Locator {
    return this.page.getByRole('button', { name: this.text(key, values), exact: true });
  }

  /** Opens a URL of the shop; returns its status. */
  async open(path: string): Promise<number> {
    const response = await this.page.goto(this.shop.origin + path, { waitUntil: 'load' });
    await waitForHydration(this.page);
    return response?.status() ?? 0;
  }

  /** The stepper of a product on the page. */
  stepper(name: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('group', { name: this.text('stepper.group', { name }), exact: true })
      .first();
  }

  /** The cart link with the number of items: in the header, otherwise at the bottom of a phone. */
  cart(count: number): Locator {
    const name = pattern(this.shop.say, 'cart-checkout.header.cart', ['amount'], { count });
    return this.page.getByRole('link', { name }).first();
  }

  async press(name: string, what: 'add' | 'increase' | 'decrease' | 'remove'): Promise<void> {
    const label = this.text(`stepper.${what}`, { name });
    await this.stepper(name).getByRole('button', { name: label, exact: true }).click();
  }

  /** Adds the product once the service is known, and waits until the server has it. */
  async add(name: string): Promise<void> {
    const stored = this.cartChange();
    await this.press(name, 'add');
    await stored;
  }

  /** Resolves when the server has answered the next change of the cart's goods. */
  async cartChange(): Promise<void> {
    const answer = await this.page.waitForResponse(
      (response) =>
        /\/api\/carts\/items/.test(response.url()) && response.request().method() !== 'GET',
    );
    expect(answer.status()).toBe(200);
  }

  dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.text('service.title') });
  }

  /** Answers the service prompt: delivery to a suggested address. */
  async chooseDelivery(): Promise<void> {
    const dialog = this.dialog();
    await addressesButton(dialog).click();
    await dialog.getByRole('radio', { name: new RegExp(this.text('service.delivery')) }).check();
    await takeSuggestion(dialog, (key) => this.text(key));
    await dialog.getByRole('button', { name: this.text('service.deliverHere') }).click();
    await expect(dialog.getByText(/^Lieferung an /)).toBeVisible();
    await dialog.getByRole('button', { name: this.text('service.continue') }).click();
    await expect(dialog).toBeHidden();
  }

  /** Answers the question for the service: collected at the first store. */
  async choosePickup(): Promise<void> {
    await collectAtFirstStore(this.dialog(), (key) => this.text(key));
    await expect(this.dialog()).toBeHidden();
  }

  /** Goes from the cart to the checkout; needs a cart within the limits. */
  async toCheckout(): Promise<void> {
    await this.page.getByRole('link', { name: this.text('cart.checkout'), exact: true }).click();
    await expect(this.page).toHaveURL(/\/kassa$/);
  }

  /** The step that the checkout is at. */
  step(name: 'service' | 'slot' | 'contact' | 'payment' | 'summary'): Locator {
    const heading = this.page.getByRole('heading', {
      level: 2,
      name: new RegExp(`^${this.text(`step.${name}`)}`),
    });
    return this.page.getByRole('main').getByRole('listitem').filter({ has: heading });
  }

  /** The button of a checkout on one page that goes on to the review. */
  continueButton(): Locator {
    return this.page.getByRole('button', { name: onePage('continue'), exact: true });
  }

  /** Opens the form of a step that is one line. */
  async openStep(name: 'slot' | 'contact' | 'payment'): Promise<void> {
    const change = this.button('step.change', { step: this.text(`step.${name}`) });
    await expect(change.or(this.step(name).locator('form')).first()).toBeVisible();
    if (await change.isVisible()) await change.click();
  }

  /** Sends a step by its own button, or by the one of the page. */
  async sendStep(name: 'contact' | 'payment'): Promise<void> {
    const own = this.step(name).getByRole('button', { name: this.text(`step.${name}.submit`) });
    if (await own.isVisible()) return own.click();
    await this.continueButton().click();
    await expect(this.page.locator('main button[aria-busy="true"]')).toHaveCount(0);
  }

  /** Chooses the first time slot of which other tests leave a place; returns its accessible name. */
  async chooseWindow(): Promise<string> {
    this.watched.expect(/status of 409 .*\/distribution-time-slot/);
    await this.openStep('slot');
    const step = this.step('slot');
    const days = step.locator('fieldset').nth(0);
    const times = step.locator('fieldset').nth(1);
    const free = times.getByRole('radio', { disabled: false }).first();
    for (;;) {
      if ((await free.count()) === 0) await days.getByRole('radio').nth(1).check();
      await free.check();
      const name = (await free.getAttribute('aria-label')) ?? '';
      const answered = this.page.waitForResponse(/\/api\/carts\/distribution-time-slot$/);
      await step.getByRole('button', { name: this.text('step.slot.submit') }).click();
      if ((await answered).status() !== 409) return name;
      await expect(step.getByRole('radio', { name, exact: true })).toHaveCount(0);
    }
  }

  field(name: string): Locator {
    return this.step('contact').locator(`#contact-${name}`);
  }

  async fillContact(values: Readonly<Record<string, string>> = customer): Promise<void> {
    await this.openStep('contact');
    const isSame = this.step('contact').getByRole('checkbox', { name: onePage('sameAddress') });
    if ('streetName' in values && (await isSame.isVisible())) await isSame.uncheck();
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async sendContact(): Promise<void> {
    await this.sendStep('contact');
  }

  async choosePayment(method: string): Promise<void> {
    await this.openStep('payment');
    await this.step('payment')
      .getByRole('radio', { name: new RegExp(this.text(`payment.${method}`)) })
      .check();
    await this.sendStep('payment');
  }

  orderButton(): Locator {
    return this.button('order.place');
  }

  /** Reads the order number from the confirmation. */
  async orderNumber(): Promise<string> {
    await expect(this.page).toHaveURL(/\/kassa-ok\?order=/, { timeout: 15_000 });
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.text('confirmation.title') }),
    ).toBeVisible();
    return (await this.page.getByRole('definition').first().innerText()).trim();
  }

  /** A cart that can be ordered, with its service, without visiting the pages before. */
  async fillCart(service: 'delivery' | 'pickup' = 'delivery'): Promise<void> {
    if (service === 'delivery') {
      await this.open('/impressum');
      return fillCartByApi(this.page);
    }
    const { name, path } = goods.coffee;
    await this.open(path);
    await this.press(name, 'add');
    await Promise.all([this.cartChange(), this.choosePickup()]);
    await Promise.all([this.cartChange(), this.press(name, 'increase')]);
  }
}
