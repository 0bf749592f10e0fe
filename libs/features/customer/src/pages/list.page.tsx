import { useEffect, useState } from 'react';
import { shoppingListRoute } from '@larder/contracts/shopping';
import {
  type FeatureContext,
  type Head,
  type PageProps,
  useFeature,
  useLoginRedirect,
} from '@larder/platform';
import { Container, Notice, Stack } from '@larder/ui';
import { useAccount } from '../state/account/use-account.js';
import { ListView } from '../components/lists/list-view.js';
import { ListWaiting } from '../components/lists/list-waiting.js';
import { listsApi } from '../api/lists-api.js';
import styles from '../components/lists/lists.module.css';
import { ListsOverview } from '../components/lists/lists-overview.js';
import { useText, getText } from '../messages/list-text.js';
import { isMissing } from '../components/lists/use-list.js';

type Props = PageProps<{ id?: string }>;

export const head = ({ tenant, texts }: FeatureContext): Head => ({
  title: `${getText(texts)('lists.title')} – ${tenant.shopName}`,
  robots: 'noindex',
});

/** The customer's shopping lists, or one of them; by `join` a list of the household becomes theirs. */
export default function ListPage({ params, search }: Props) {
  const { customer, isSettled } = useAccount();
  const token = search.get('join') ?? undefined;
  useLoginRedirect(isSettled && !customer, shoppingListRoute, params, { join: token });
  return (
    <Container narrow className={styles.page}>
      {!customer && <ListWaiting />}
      {customer && <Content key={customer.id} id={params.id} token={token} />}
    </Container>
  );
}

function Content(props: { readonly id: string | undefined; readonly token: string | undefined }) {
  const text = useText();
  if (props.token !== undefined) return <Joining token={props.token} />;
  if (props.id !== undefined) return <ListView key={props.id} id={props.id} />;
  return (
    <Stack gap={4}>
      <h1>{text('lists.title')}</h1>
      <ListsOverview />
    </Stack>
  );
}

function Joining({ token }: { readonly token: string }) {
  const text = useText();
  const { navigate, href } = useFeature();
  const [joinList] = listsApi.useJoinListMutation();
  const [trouble, setTrouble] = useState<'missing' | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    void joinList({ body: { token } }).then(({ data, error }) => {
      if (!isCurrent) return;
      if (!data) return setTrouble(isMissing(error) ? 'missing' : 'failed');
      navigate(href(shoppingListRoute, { id: data.id }) ?? '/', { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [joinList, navigate, href, token]);
  if (!trouble) return <ListWaiting />;
  return (
    <Stack gap={4}>
      <h1>{text('lists.title')}</h1>
      {trouble === 'missing' ? (
        <Notice type="error" live title={text('shared.missing.title')}>
          {text('shared.missing.text')}
        </Notice>
      ) : (
        <Notice type="error" live>
          {text('list.unread')}
        </Notice>
      )}
      <ListsOverview />
    </Stack>
  );
}
