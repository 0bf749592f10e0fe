import type { ApiError } from '@larder/contracts';
import type {
  Brand,
  Category,
  CategoryNode,
  Product,
  ProductDetail,
  ProductPage,
} from '@larder/contracts/catalogue';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

describe('one product', () => {
  it('CAT-01 CAT-02 API-100 has the specified fields, prices in cents', async () => {
    const { body } = await shop.client().get<ProductDetail>('/api/products/3001');
    expect(body).toMatchObject({
      sku: '3001',
      productId: '3001',
      name: 'Orangensaft',
      category: { slug: 'saft', name: 'Saft' },
      parentCategories: [{ slug: 'getraenke', name: 'Getränke' }],
      maxQuantity: 24,
      quantityStepSize: 6,
      weightArticle: false,
      weightPieceArticle: false,
      bundleInfo: '6 Flaschen im Tragerl',
      bundleSize: 6,
      brand: { name: 'Saftladen', slug: 'saftladen' },
      price: { regular: { value: 1194 }, depositPrice: 174 },
      orderability: 'CanBeOrdered',
    });
    const { body: yoghurt } = await shop.client().get<ProductDetail>('/api/products/2101');
    expect(yoghurt.price.loyalty).toEqual({ value: 99 });
  });

  it('CAT-15 CAT-16 is found by sku and by slug', async () => {
    const bySlug = await shop.client().get<ProductDetail>('/api/products/vollmilch-1-l');
    const bySku = await shop.client().get<ProductDetail>('/api/products/2001');
    expect(bySlug.body).toEqual(bySku.body);
  });

  it('CAT-15 lists every pack size, its own included, cheapest first', async () => {
    const sizesOf = async (sku: string) =>
      (await shop.client().get<ProductDetail>(`/api/products/${sku}`)).body.variants;
    const both = [
      { sku: '2002', slug: 'vollmilch-3-5-0-5-l', packSize: '0,5 l' },
      { sku: '2001', slug: 'vollmilch-1-l', packSize: '1 l' },
    ];
    expect(await sizesOf('2001')).toEqual(both);
    expect(await sizesOf('2002')).toEqual(both);
    expect(await sizesOf('1001')).toEqual([]);
  });

  it('CAT-15 has all of its pictures on its own page, and its first one in lists', async () => {
    const { body } = await shop.client().get<ProductDetail>('/api/products/1001');
    const [first, ...more] = body.pictures;
    expect(first).toEqual(body.picture);
    expect(more.map(({ url }) => url)).toEqual([
      '/media/alpha/1001-cut.svg',
      '/media/alpha/1001-box.svg',
    ]);
    expect(new Set(body.pictures.map(({ alt, width }) => `${alt} ${width}`)).size).toBe(1);
    const { results } = (await shop.client().get<ProductPage>('/api/products?skus=1001')).body;
    expect(results[0]).not.toHaveProperty('pictures');
    expect(results[0]).not.toHaveProperty('morePictures');
  });

  it('CAT-02 has a unit price in the units of its country, on its own page as in lists', async () => {
    const unit = { unitPriceBase: 28.35, unitPriceSymbol: 'oz' };
    await shop.db.execute(sql`UPDATE products
      SET details = details || ${JSON.stringify({ customaryUnit: unit })}::jsonb
      WHERE tenant = 'alpha' AND sku = '2002'`);
    const { status, body } = await shop.client().get<ProductDetail>('/api/products/2002');
    expect(status).toBe(200);
    expect(body).toMatchObject(unit);
  });

  it('responds in the requested language', async () => {
    const { body } = await shop
      .client({ locale: 'en' })
      .get<ProductDetail>('/api/products/apfel-gala');
    expect(body).toMatchObject({
      name: 'Gala apples',
      origin: 'Styria, Austria',
      packSize: 'loose, by weight',
    });
    expect(body.metaDescription).toBe('Juicy and sweet.');
    expect(body.picture?.alt).toBe('Gala apples');
  });

  it.each([
    ['1001', 'available', 'CanBeOrdered'],
    ['3002', 'ageRestricted', 'CanBeOrdered'],
    ['4001', 'temporarilyUnavailable', 'CanNotBeOrdered'],
    ['4002', 'unavailable', 'CanNotBeOrdered'],
  ])('CAT-03 CAT-04 product %s is %s and %s', async (sku, availability, orderability) => {
    const { body } = await shop.client().get<ProductDetail>(`/api/products/${sku}`);
    expect(body).toMatchObject({ availability, orderability });
  });

  it('CAT-05 shows when a product is available again, counted from the import', async () => {
    const { body } = await shop.client().get<ProductDetail>('/api/products/4001');
    expect(body.availableAgainAt).toBe('2026-11-27T08:00:00.000Z');
  });

  it('ERR-13 is a 404 with an error code for an unknown product', async () => {
    const answer = await shop.client().get<ApiError>('/api/products/no-such-thing');
    expect(answer.status).toBe(404);
    expect(answer.body.errorCode).toBe('NOT_FOUND');
  });
});

describe('similar products', () => {
  it('API-101 CAT-17 come from the same category first, without the product itself and its pack sizes', async () => {
    const { body } = await shop.client().get<Product[]>('/api/products/vollmilch-1-l/similar');
    expect(body[0]?.sku).toBe('2003');
    expect(body.map(({ sku }) => sku)).toEqual(['2003', '2101', '2102']);
  });
});

describe('category trees', () => {
  it('API-096 count the products of a category and of all below it', async () => {
    const { body } = await shop.client().get<CategoryNode[]>('/api/category-trees');
    expect(body.map(({ slug, productCount }) => [slug, productCount])).toEqual([
      ['obst-gemuese', 6],
      ['milch-eier', 5],
      ['getraenke', 2],
      ['brot', 2],
    ]);
    expect(body[0]?.children.map(({ slug, productCount }) => [slug, productCount])).toEqual([
      ['obst', 4],
      ['gemuese', 2],
    ]);
  });

  it('API-097 CAT-25 a category has its own title, description, parents and children', async () => {
    const { body } = await shop.client().get<Category>('/api/categories/obst-gemuese');
    expect(body).toMatchObject({
      name: 'Obst & Gemüse',
      metaTitle: 'Frisches Obst & Gemüse',
      metaDescription: 'Obst und Gemüse online bestellen.',
      productCount: 6,
      parentCategories: [],
    });
    expect(body.children).toHaveLength(2);
    const leaf = await shop.client({ locale: 'en' }).get<Category>('/api/categories/obst');
    expect(leaf.body.parentCategories).toEqual([
      { slug: 'obst-gemuese', name: 'Fruit & vegetables' },
    ]);
  });

  it.each(['/api/categories/nowhere', '/api/categories/nowhere/products'])(
    'CAT-21 %s is a 404',
    async (url) => {
      expect((await shop.client().get(url)).status).toBe(404);
    },
  );
});

describe('brands', () => {
  it('CAT-19 CAT-20 each lists exactly its own products', async () => {
    const client = shop.client();
    const { body: brands } = await client.get<Brand[]>('/api/brands');
    for (const { slug, name, productCount } of brands) {
      const { body } = await client.get<ProductPage>(`/api/products?brand=${slug}`);
      expect([body.total, body.results.length]).toEqual([productCount, productCount]);
      for (const { brand } of body.results) expect(brand).toMatchObject({ slug, name });
    }
  });

  it('CAT-19 are listed with their products counted, in the order of their names', async () => {
    const { body } = await shop.client().get<Brand[]>('/api/brands');
    expect(body.map(({ name, productCount }) => `${name} ${productCount}`)).toEqual([
      'Alpha Bio 3',
      'Bräu & Söhne 1',
      'Gurkenhof 1',
      'Haferglück 1',
      'Saftladen 1',
    ]);
  });
});
