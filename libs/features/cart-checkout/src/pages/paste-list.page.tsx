import { useEffect, useRef } from 'react';
import { pasteListRoute } from '@larder/contracts/shopping';
import type { FeatureContext, Head, PageProps } from '@larder/platform';
import { Container, Loading, Notice, Skeleton } from '@larder/ui';
import { AddedNotice } from '../components/buy-again/added-notice.js';
import { ListSheet } from '../components/paste-list/list-sheet.js';
import { listDraft, PasteForm } from '../components/paste-list/paste-form.js';
import styles from '../components/paste-list/paste-list.module.css';
import { useBackToList } from '../components/paste-list/use-back-to-list.js';
import { useListMatch } from '../components/paste-list/use-list-match.js';
import { usePutList } from '../components/paste-list/use-put-list.js';
import { getPasteText, usePasteText } from '../components/paste-list/paste-text.js';

export const head = ({ tenant, texts, href }: FeatureContext): Head => ({
  title: `${getPasteText(texts)('title')} – ${tenant.shopName}`,
  robots: 'noindex',
  canonical: href(pasteListRoute, {}),
});

/** A shopping list becomes a cart: paste, look over, put everything in. */
export default function PasteListPage({ search }: PageProps<Record<never, string>>) {
  const text = usePasteText();
  const match = useListMatch();
  const cart = usePutList();
  const { rows, setRows, state } = match;
  const shared = search.get('text')?.trim() ?? '';
  const list = search.get('list');
  const result = useRef<HTMLDivElement>(null);
  const open = useRef(match);
  open.current = match;
  useEffect(() => {
    if (list !== null) void open.current.matchShoppingList(list);
    else if (shared !== '') void open.current.matchText(shared);
  }, [list, shared]);
  const isFound = list === null && !cart.done && rows !== undefined && rows.length > 0;
  const field = useBackToList(isFound, () => setRows(undefined));
  const read = async (written: string) => {
    cart.clear();
    await match.matchText(written);
    result.current?.focus();
  };
  const put = async () => {
    if (!rows || !(await cart.put(rows))) return;
    listDraft.clear();
    setRows(rows.filter(({ chosen }) => !chosen));
  };
  return (
    <Container className={styles.page}>
      <h1>{text('title')}</h1>
      {list === null && (
        <PasteForm
          field={field}
          shared={shared}
          isBusy={state === 'busy'}
          onMatch={(one) => void read(one)}
        />
      )}
      <div ref={result} tabIndex={-1} className={styles.result}>
        {cart.done && (
          <AddedNotice
            labels={{ toCart: text('toCart'), undo: text('undo') }}
            isBusy={cart.isBusy}
            onUndo={cart.undo}
          >
            {text('done', { count: cart.done.count })}
          </AddedNotice>
        )}
        {(state === 'failed' || state === 'tooMany') && (
          <Notice type="error" live>
            {text(state)}
          </Notice>
        )}
        {state === 'busy' && (
          <Loading label={text('loading')}>
            <Skeleton shape="wide" />
            <Skeleton shape="wide" />
          </Loading>
        )}
        {rows?.length === 0 && !cart.done && (
          <Notice type="info" live>
            {text('empty')}
          </Notice>
        )}
        {rows && rows.length > 0 && (
          <ListSheet rows={rows} isBusy={cart.isBusy} onChange={setRows} onPut={() => void put()} />
        )}
      </div>
    </Container>
  );
}
