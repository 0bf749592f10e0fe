import { createBatch } from './batch.js';

interface Posted {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly keepalive: boolean;
  readonly body: string;
}
const posted: Posted[] = [];
const beacons: { readonly path: string; readonly type: string; readonly size: number }[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  posted.length = 0;
  beacons.length = 0;
  Object.assign(window, {
    fetch: (path: string, request: Omit<Posted, 'path'>) => {
      posted.push({ path, ...request });
      return Promise.reject(new Error('offline'));
    },
  });
  Object.assign(navigator, {
    sendBeacon: (path: string, { type, size }: Blob) => beacons.push({ path, type, size }),
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function hide() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the batch', () => {
  it('TRK-24 sends the events of two seconds in one call that outlives the page', () => {
    const add = createBatch<number>('/api/x');
    add(1);
    add(2);
    jest.advanceTimersByTime(1999);
    expect(posted).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(posted).toEqual([
      {
        path: '/api/x',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        keepalive: true,
        body: '{"events":[1,2]}',
      },
    ]);
    jest.advanceTimersByTime(10_000);
    expect(posted).toHaveLength(1);
  });

  it('sends at most twenty at once, so that no call grows too long', () => {
    const add = createBatch<number>('/api/x');
    for (let i = 0; i < 20; i += 1) add(i);
    expect(posted.map(({ body }) => (JSON.parse(body) as { events: [] }).events.length)).toEqual([
      20,
    ]);
    jest.advanceTimersByTime(5000);
    expect(posted).toHaveLength(1);
  });

  it('keeps pending events while the page becomes visible', () => {
    const add = createBatch<number>('/api/x');
    add(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(beacons).toEqual([]);
    jest.advanceTimersByTime(2000);
    expect(posted).toHaveLength(1);
  });

  it('hands pending events to the browser when the page is closed, once', () => {
    const add = createBatch<number>('/api/x');
    add(1);
    hide();
    hide();
    expect(beacons).toEqual([{ path: '/api/x', type: 'application/json', size: 14 }]);
    jest.advanceTimersByTime(5000);
    expect(posted).toEqual([]);
  });
});
