import { customerCalls } from '@larder/contracts/customer';
import { shoppingCalls } from '@larder/contracts/shopping';
import type { Check } from '../../run/check.js';
import { equals, holds } from '../../run/finding.js';
import { customer } from '../../steps/customer.js';

const about = { profile: 'all' } as const;
const gone = { status: 404, code: 'NOT_FOUND' } as const;

export const savedChecks: readonly Check[] = [
  {
    ...about,
    id: 'saved.favorites',
    title: 'a product is liked once, and the like is taken back',
    requirements: [
      'API-032',
      'API-033',
      'API-034',
      'API-035',
      'API-036',
      'FAV-01',
      'FAV-02',
      'FAV-03',
      'FAV-04',
    ],
    calls: [
      'customer.addFavorite',
      'customer.removeFavorite',
      'customer.getFavorites',
      'customer.getFavoriteProducts',
    ],
    async run(context) {
      const visitor = await customer(context, 1);
      const sku = (await context.shop.plain(1))[0]?.sku ?? '';
      const like = { params: { type: 'products' as const }, body: { reference: sku } };
      await visitor.ok(customerCalls.addFavorite, like);
      const twice = await visitor.ok(customerCalls.addFavorite, like);
      equals(twice.filter(({ reference }) => reference === sku).length, 1, 'likes of the product');
      const { results } = await visitor.ok(customerCalls.getFavoriteProducts, { query: {} });
      holds(
        results.some((one) => one.sku === sku),
        'the liked product is listed',
      );
      const unknown = { params: like.params, body: { reference: 'no-such-sku' } };
      const refusal = { status: 404, code: 'UNKNOWN_SKU' } as const;
      await visitor.refused(customerCalls.addFavorite, unknown, refusal);
      const params = { type: 'products' as const, ref: sku };
      await visitor.ok(customerCalls.removeFavorite, { params });
      const left = await visitor.ok(customerCalls.getFavorites);
      holds(!left.some(({ reference }) => reference === sku), 'the like is gone');
    },
  },
  {
    ...about,
    id: 'saved.addresses',
    title: 'an address is saved, changed, made primary and deleted',
    requirements: ['API-080', 'API-081', 'API-082', 'API-083', 'API-087', 'ADDR-01', 'ADDR-15'],
    calls: [
      'customer.createDeliveryAddress',
      'customer.changeDeliveryAddress',
      'customer.setPrimaryAddress',
      'customer.removeAddress',
    ],
    async run(context) {
      const visitor = await customer(context, 1);
      const { streetName, streetNumber, postalCode, city, country, countryCode } =
        await context.shop.address();
      const place = { streetName, streetNumber, postalCode, city, country, countryCode };
      const body = { firstName: 'Eva', lastName: 'Gruber', ...place };
      const { id } = await visitor.ok(customerCalls.createDeliveryAddress, { body });
      const changed = { ...body, id, lastName: 'Huber' };
      await visitor.ok(customerCalls.changeDeliveryAddress, { body: changed });
      const second = await visitor.ok(customerCalls.createDeliveryAddress, { body });
      await visitor.ok(customerCalls.setPrimaryAddress, { params: { id: second.id } });
      const { addresses } = await visitor.ok(customerCalls.getCustomer);
      const find = (wanted: string) => addresses.find((one) => one.id === wanted);
      equals(find(id)?.lastName, 'Huber', 'changed name');
      equals([find(id)?.primary, find(second.id)?.primary], [false, true], 'primary address');
      for (const one of [id, second.id]) {
        await visitor.ok(customerCalls.removeAddress, { params: { id: one } });
        await visitor.refused(customerCalls.removeAddress, { params: { id: one } }, gone);
      }
    },
  },
  {
    ...about,
    id: 'saved.shopping-list',
    title: 'a shopping list is written, ticked off and deleted',
    requirements: [],
    calls: [
      'shopping.createShoppingList',
      'shopping.getShoppingList',
      'shopping.removeShoppingList',
    ],
    async run(context) {
      const visitor = await customer(context, 1);
      const { id } = await visitor.ok(shoppingCalls.createShoppingList, {
        body: { name: 'Conformance' },
      });
      const params = { id };
      const body = { name: 'Conformance, renamed' };
      await visitor.ok(shoppingCalls.renameShoppingList, { params, body });
      const list = await visitor.ok(shoppingCalls.getShoppingList, { params });
      equals([list.name, list.items], ['Conformance, renamed', []], 'list');
      const lists = await visitor.ok(shoppingCalls.getShoppingLists);
      holds(
        lists.some((one) => one.id === id),
        'the list is among the customer’s',
      );
      await visitor.ok(shoppingCalls.removeShoppingList, { params });
      await visitor.refused(shoppingCalls.getShoppingList, { params }, gone);
    },
  },
  {
    ...about,
    id: 'saved.diet',
    title: 'what a customer does not eat is stored',
    requirements: [],
    calls: ['shopping.getDiet', 'shopping.setDiet'],
    async run(context) {
      const visitor = await customer(context, 1);
      const before = await visitor.ok(shoppingCalls.getDiet);
      const body = { allergens: [], marks: ['vegan' as const] };
      await visitor.ok(shoppingCalls.setDiet, { body });
      equals(await visitor.ok(shoppingCalls.getDiet), body, 'diet');
      await visitor.ok(shoppingCalls.setDiet, { body: before });
      await visitor.ok(shoppingCalls.getPurchases);
    },
  },
];
