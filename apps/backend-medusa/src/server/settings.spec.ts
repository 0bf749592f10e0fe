import { readSettings } from './settings.js';

const given = {
  MEDUSA_URL: 'http://medusa:9000',
  MEDUSA_PUBLISHABLE_KEY: 'pk_1',
  MEDUSA_REGION_ID: 'reg_1',
  MEDUSA_SHIPPING_OPTION_ID: 'so_1',
  MEDUSA_SHOP_HOSTS: 'shop.test, www.shop.test',
  REFERENCE_BACKEND_URL: 'http://api:4300',
};

it('reads hosts and languages as lists', () => {
  expect(readSettings(given)).toMatchObject({
    port: 4302,
    hosts: ['shop.test', 'www.shop.test'],
    languages: ['de', 'en'],
  });
});

it('names everything that is wrong at once, and shows no key', () => {
  const wrong = { ...given, MEDUSA_URL: 'medusa', BACKEND_MEDUSA_PORT: 'many' };
  expect(() => readSettings(wrong)).toThrow(/BACKEND_MEDUSA_PORT.*MEDUSA_URL|MEDUSA_URL.*PORT/s);
  expect(() => readSettings(wrong)).not.toThrow(/pk_1/);
});
