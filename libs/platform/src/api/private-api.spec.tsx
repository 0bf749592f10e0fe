import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { finishedQueries } from '../navigation/payload.js';
import { deferred } from '../testing/deferred.js';
import { renderInHost } from '../testing/render-in-host.js';
import { privateApi } from './private-api.js';

const read = { id: 'getOwn', method: 'GET', path: '/api/own' } as const;
const change = { id: 'putOwn', method: 'PUT', path: '/api/own' } as const;
const call = (line: typeof read | typeof change) => ({ call: line, args: {} });

const probe = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getOwn: build.query<{ name: string }, void>({ query: () => call(read) }),
    putOwn: build.mutation<{ name: string }, void>({
      query: () => call(change),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const draft = probe.util.updateQueryData('getOwn', undefined, () => ({ name: 'draft' }));
        const patch = dispatch(draft);
        await queryFulfilled.then(
          ({ data }) => dispatch(probe.util.updateQueryData('getOwn', undefined, () => data)),
          () => patch.undo(),
        );
      },
    }),
  }),
});
const { getOwn, putOwn } = probe.endpoints;

function Own() {
  return <p>{probe.useGetOwnQuery().data?.name ?? 'nothing'}</p>;
}

function Toggled() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!isShown)}>toggle</button>
      {isShown && <Own />}
    </>
  );
}

async function open(handlers: Parameters<typeof renderInHost>[0]['handlers'] = {}) {
  const host = await renderInHost({ features: [], element: <p />, handlers });
  const known = () => getOwn.select()(host.store.getState()).data?.name;
  const leave = () => host.store.dispatch(privateApi.util.resetApiState());
  return { ...host, known, leave };
}

describe('personal data', () => {
  it('is in no payload', async () => {
    const { store, known } = await open({ 'GET /api/own': () => ({ name: 'Anna' }) });
    await store.dispatch(getOwn.initiate());
    expect(known()).toBe('Anna');
    expect(finishedQueries(store.getState())).toEqual([]);
  });

  it('is gone when they leave, and an answer that arrives then brings nothing back', async () => {
    const late = deferred();
    const { store, known, leave } = await open({ 'GET /api/own': () => late.promise });
    const asked = store.dispatch(getOwn.initiate());
    leave();
    late.resolve({ name: 'Anna' });
    await asked;
    expect(known()).toBeUndefined();
    expect(JSON.stringify(store.getState())).not.toContain('Anna');
  });

  it('does not get into what the next customer has, by a change that is answered or refused late', async () => {
    const late = deferred();
    const names = ['Anna', 'Berta'];
    const { store, known, leave } = await open({
      'GET /api/own': () => ({ name: names.shift() }),
      'PUT /api/own': () => late.promise,
    });
    await store.dispatch(getOwn.initiate());
    const changed = store.dispatch(putOwn.initiate());
    expect(known()).toBe('draft');
    leave();
    await store.dispatch(getOwn.initiate());
    late.resolve({ name: 'late Anna' });
    await changed;
    expect(known()).toBe('Berta');
    expect(JSON.stringify(store.getState())).not.toContain('Anna');
  });

  it('is kept while a component shows it, and refetched by the next one', async () => {
    const second = deferred();
    const answers = [{ name: 'first' }, second.promise];
    const { store } = await renderInHost({
      features: [],
      element: <Toggled />,
      handlers: { 'GET /api/own': () => answers.shift() },
    });
    expect(await screen.findByText('first')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(store.getState().privateApi.queries).toEqual({}));
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('nothing')).toBeInTheDocument();
    second.resolve({ name: 'second' });
    expect(await screen.findByText('second')).toBeInTheDocument();
  });
});
