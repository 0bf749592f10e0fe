import { useEffect, useState } from 'react';
import { Blocks, useFeature } from '@larder/platform';
import { useText } from '../../messages/use-text.js';
import { popularGoods } from './popular-goods.js';

/** What others buy. A page that finds only in the browser that it needs the row prepares it there. */
export function PopularRow() {
  const title = useText()('empty.popular');
  const context = useFeature();
  const [blocks, setBlocks] = useState(() => popularGoods(title));
  useEffect(() => {
    // Without a connection, the page does without it.
    context.prepareBlocks(popularGoods(title)).then(setBlocks, () => undefined);
  }, [context, title]);
  return <Blocks blocks={blocks} />;
}
