import { axeFaults } from '../../checks/axe.js';
import { newPerson, signIn } from '../../steps/customer.js';
import { mainViewports, expect, test } from '../../support/test.js';
import { pageMessages } from '../../steps/page-messages.js';
import { open } from '../../support/wait-for-hydration.js';

const text = pageMessages('catalogue', 'reviews', 'reviewForm');
const orderText = pageMessages('cart-checkout', 'orderRating');

const milk = '/produkt/bio-vollmilch-in-der-glasflasche-gruenmarkt-bio-1-l';
const water = '/produkt/mineralwasser-prickelnd-6er-tray-arlauer-quelle-6-x-1-5-l';
const boris = {
  ...newPerson('Boris'),
  email: 'boris@personas.example',
  password: 'Gruenmarkt-2026',
};

test.describe('reviews', () => {
  test.use({ viewport: mainViewports.phone, reducedMotion: 'reduce' });

  test('CAT-25 are on a product’s page, and those of the demo unknown to search engines', async ({
    page,
    shop,
  }) => {
    await open(page, `${shop.origin}${milk}#reviews`);
    const reviews = page.getByRole('region', { name: text('reviews.title') });
    await expect(reviews.getByText(text('reviews.demo')).first()).toBeVisible();
    await expect(reviews.getByText('Anna B.')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.content()).not.toContain('aggregateRating');
  });

  test(
    'are written and deleted by a buyer, who also rates the order',
    { tag: '@deep' },
    async ({ page, shop }) => {
      await open(page, `${shop.origin}/anmelden`);
      await signIn(page, boris);
      await page.waitForURL(`${shop.origin}/`);
      await open(page, `${shop.origin}${water}#reviews`);
      const reviews = page.getByRole('region', { name: text('reviews.title') });
      await reviews.getByRole('button', { name: text('reviews.write') }).click();
      await reviews.getByRole('radio', { name: text('review.stars.4'), exact: true }).check();
      await reviews.getByRole('button', { name: text('review.send') }).click();
      await expect(reviews.getByText(text('reviews.PUBLISHED'))).toBeVisible();
      await reviews.getByRole('button', { name: text('reviews.edit') }).click();
      await reviews.getByRole('button', { name: text('review.withdraw') }).click();
      await expect(reviews.getByRole('button', { name: text('reviews.write') })).toBeVisible();

      await open(page, `${shop.origin}/konto/orders`);
      await page.locator('main a[href*="order="]').first().click();
      const stars = page.getByRole('radio', { name: orderText('rating.stars.5'), exact: true });
      await stars.check();
      await page.getByRole('button', { name: orderText('rating.send') }).click();
      await expect(page.getByText(orderText('rating.thanks'))).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    },
  );
});
