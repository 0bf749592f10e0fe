import type { BackendResponse } from '../backend.js';
import { withResponseValidation } from './validate-responses.js';

const reported: string[] = [];
const report = (error: unknown) => void reported.push(String(error));
const answering = (text: string, status = 200) =>
  withResponseValidation(
    () =>
      Promise.resolve<BackendResponse>({
        ok: status < 300,
        status,
        statusText: '',
        isPublic: true,
        text: () => Promise.resolve(text),
        json: () => Promise.resolve(JSON.parse(text) as unknown),
      }),
    report,
  );

describe('a response of the backend', () => {
  beforeEach(() => (reported.length = 0));

  it('is passed on with its data when it matches the contract', async () => {
    const ask = answering('{"oneToOne":{},"manyToOne":{},"manyToMany":{}}');
    const answer = await ask('/api/content/redirects');
    expect(answer).toMatchObject({ ok: true, data: { oneToOne: {} } });
    expect(answer.isFit).toBeUndefined();
    expect(reported).toEqual([]);
  });

  it.each([
    ['something else', '[{"unexpected":null}]'],
    ['half of it', '{"oneToOne":{'],
    ['another server’s page', '<!doctype html><h1>Maintenance</h1>'],
    ['nothing', 'null'],
  ])('counts as failed, and is reported, when it is %s', async (_what, text) => {
    const answer = await answering(text)('/api/content/redirects?x=1');
    expect(answer).toMatchObject({ ok: false, status: 502, isFit: false });
    expect(reported).toHaveLength(1);
  });

  it('is used and marked when a detail of it is wrong', async () => {
    const ask = answering('{"oneToOne":{"/a":1},"manyToOne":{},"manyToMany":{}}');
    expect(await ask('/api/content/redirects')).toMatchObject({ ok: true, isFit: false });
  });

  it('is a list of something else only when every item is', async () => {
    const brand = { slug: 'a', name: 'A', productCount: 1 };
    const items = (list: readonly unknown[]) => answering(JSON.stringify(list))('/api/brands');
    expect(await items([brand, { unexpected: null }])).toMatchObject({ ok: true, isFit: false });
    expect(await items([{ unexpected: null }])).toMatchObject({ ok: false, status: 502 });
  });

  it('is passed on unchanged when it is an error, or of an unknown call', async () => {
    expect(await answering('{', 500)('/api/content/redirects')).toMatchObject({ status: 500 });
    expect((await answering('{')('/api/of-somebody/else')).isFit).toBeUndefined();
    expect(reported).toEqual([]);
  });
});
