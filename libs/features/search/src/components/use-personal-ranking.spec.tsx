import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { personalProductData, type PersonalProductData } from '@larder/contracts/shopping';
import { defineFeature, provide } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { NO_HITS, type Hit, type Hits } from '../api/hits-normalise.js';
import { search } from '../feature.js';
import { settingsOf } from '../testing/fixtures.js';
import { usePersonalRanking } from './use-personal-ranking.js';

const hits = {
  ...NO_HITS,
  results: ['a', 'b', 'c'].map((sku) => ({ id: sku, product: { sku } }) as unknown as Hit),
};

function Order({ of }: { readonly of: Hits }) {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      {usePersonalRanking(of)?.map(({ id }) => id)}
    </button>
  );
}

const own = (lift: PersonalProductData['rankFirst']) =>
  defineFeature({
    id: 'own',
    enabled: () => true,
    provides: [provide(personalProductData, () => ({ rankFirst: lift, badgeOf: () => undefined }))],
  });
const show = (features: Parameters<typeof renderInHost>[0]['features']) =>
  renderInHost({ features, settings: settingsOf(), element: <Order of={hits} /> });

describe('hits of the search', () => {
  it('have the customer’s own products first', async () => {
    await show([search, own((list, skuOf) => list.toSorted((a) => (skuOf(a) === 'c' ? -1 : 0)))]);
    expect(screen.getByText('cab')).toBeVisible();
  });

  it('keep their order once they are shown, whatever is learnt of the customer later', async () => {
    let isKnown = false;
    const feature = own((list) => (isKnown ? list.toReversed() : list));
    await show([search, feature]);
    isKnown = true;
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByText('abc')).toBeVisible();
  });

  it('stay as they are in a shop without customers', async () => {
    await show([search]);
    expect(screen.getByText('abc')).toBeVisible();
  });
});
