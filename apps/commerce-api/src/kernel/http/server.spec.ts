import type { ApiError } from '@larder/contracts';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

describe('every call', () => {
  it('responds to unknown paths with a JSON 404 (ERR-13)', async () => {
    const answer = await shop.client().get<ApiError>('/api/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.body.errorCode).toBe('NOT_FOUND');
  });

  it('echoes a sound request id and makes one for an unsound one (API-003)', async () => {
    const client = shop.client();
    const echoed = await client.get('/health/live', { 'x-request-id': 'abc-123' });
    expect(echoed.headers['x-request-id']).toBe('abc-123');
    const made = await client.get('/health/live', { 'x-request-id': 'bad id {}' });
    expect(made.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is ready only while the database responds', async () => {
    const answer = await shop.client().get<{ status: string }>('/health/ready');
    expect(answer).toMatchObject({ status: 200, body: { status: 'ready' } });
  });

  it.each(['/api/products/%E0%A4%A', '/%', '/api/content/pages/a%00b'])(
    'refuses the broken address %s with a JSON 400',
    async (url) => {
      const answer = await shop.client().get<ApiError>(url);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body.errorCode).toMatch(/BAD_REQUEST|NOT_FOUND/);
    },
  );
});
