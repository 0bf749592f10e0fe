import { useEffect, useState } from 'react';
import { Blocks, useFeature } from '@larder/platform';
import { useText } from '../../messages/use-text.js';
import { popularGoods } from './popular-goods.js';

/** What others buy. A page that finds only in the browser that it needs the row prepares it there. */
export function PopularRow() {
  const text = useText();
  const context = useFeature();
  const [blocks, setBlocks] = useState(() => popularGoods(text('empty.popular')));
  useEffect(() => {
    // Without a connection, the page does without it.
    context.prepareBlocks(popularGoods(text('empty.popular'))).then(setBlocks, () => undefined);
    // Once: neither the shop nor its language changes without a new page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return <Blocks blocks={blocks} />;
}
