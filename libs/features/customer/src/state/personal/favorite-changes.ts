import { codeOf, transient, type FeatureContext } from '@larder/platform';
import { personalApi } from '../../api/personal-api.js';
import { getPersonalText } from '../../messages/personal-text.js';

const { addFavorite, removeFavorite } = personalApi.endpoints;

export interface Change {
  readonly sku: string;
  readonly name: string;
  readonly isOn: boolean;
}

/**
 * Sends favourites one after the other, so that the last press wins. Calls `undo` with those that could
 * not be stored, and `done` with the server's state when all are sent. After a logout nothing is sent
 * or reported.
 */
export function createChanges(
  context: FeatureContext,
  ownerNow: () => string | undefined,
  { undo, done }: { undo(change: Change): void; done(skus: readonly string[]): void },
) {
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const send = async (change: Change, owner: string | undefined) => {
    if (owner !== ownerNow()) {
      waiting -= 1;
      return;
    }
    const { sku, isOn } = change;
    const type = 'products';
    const { data, error } = await (isOn
      ? context.dispatch(
          addFavorite.initiate({ params: { type }, body: { reference: sku } }, { track: false }),
        )
      : context.dispatch(
          removeFavorite.initiate({ params: { type, ref: sku } }, { track: false }),
        ));
    waiting -= 1;
    if (owner !== ownerNow()) return;
    if (data && waiting === 0) done(data.map(({ reference }) => reference));
    if (data) return;
    undo(change);
    // An ended session is already reported elsewhere.
    if (codeOf(error) === 'UNAUTHORIZED') return;
    const personalText = getPersonalText(context.texts);
    const text = personalText(isOn ? 'own.notAdded' : 'own.notRemoved', { name: change.name });
    context.dispatch(transient(text, { type: 'error', duration: 5000, key: 'favorite' }));
  };
  return {
    send(change: Change) {
      waiting += 1;
      const owner = ownerNow();
      queue = queue.then(() => send(change, owner));
    },
  };
}
