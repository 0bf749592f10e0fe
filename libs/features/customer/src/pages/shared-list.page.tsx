import { type FeatureContext, type Head, type PageProps } from '@larder/platform';
import { Container, EmptyState, icon, Stack } from '@larder/ui';
import { ItemList } from '../components/lists/items/item-list.js';
import { ListFailed } from '../components/lists/list-failed.js';
import { ListError } from '../components/lists/list-error.js';
import { ListWaiting } from '../components/lists/list-waiting.js';
import { listsApi } from '../api/lists-api.js';
import styles from '../components/lists/lists.module.css';
import { useText, getText } from '../messages/list-text.js';
import { useList } from '../components/lists/use-list.js';

const ShoppingListArt = icon('shopping-list', '-art');

type Props = PageProps<{ token: string }>;

export const head = ({ tenant, texts }: FeatureContext): Head => ({
  title: `${getText(texts)('lists.one')} – ${tenant.shopName}`,
  robots: 'noindex',
});

/** A list by its link: visible and tickable for everybody with the link, rendered in the browser. */
export default function SharedListPage({ params: { token } }: Props) {
  const text = useText();
  const query = listsApi.useGetSharedQuery({ params: { token } });
  const [tickShared] = listsApi.useTickSharedMutation();
  const { list, trouble, press, retry } = useList(token, query);
  const send = (itemId: string, isDone: boolean) =>
    tickShared({ params: { token, itemId }, body: { isDone } });
  return (
    <Container narrow className={styles.page}>
      {list === undefined && <ListWaiting />}
      {list === 'failed' && <ListFailed onRetry={retry} />}
      {list === 'missing' && (
        <EmptyState level={1} picture={<ShoppingListArt />} title={text('shared.missing.title')}>
          {text('shared.missing.text')}
        </EmptyState>
      )}
      {list !== undefined && typeof list !== 'string' && (
        <Stack gap={4}>
          <h1>{list.name}</h1>
          <p>{text('shared.intro')}</p>
          <ListError {...trouble} />
          {list.items.length === 0 && <p>{text('shared.empty')}</p>}
          <ItemList
            items={list.items}
            onTick={({ id, isDone }) =>
              void press(id, { isDone: !isDone }, () => send(id, !isDone))
            }
          />
        </Stack>
      )}
    </Container>
  );
}
