import { shoppingListRoute } from '@larder/contracts/shopping';
import type { ListSummary } from '@larder/contracts/shopping';
import { Link, useFeature, useStoredFormValues } from '@larder/platform';
import { Button, Card, EmptyState, icon, Notice, Stack, TextField } from '@larder/ui';
import { useRequiredField } from '../forms/use-required-field.js';
import { PasteListLink } from './buy-list.js';
import { ListWaiting } from './list-waiting.js';
import { listsApi } from '../../api/lists-api.js';
import styles from './lists.module.css';
import { useText } from '../../messages/list-text.js';

const ShoppingListArt = icon('shopping-list', '-art');

/** All lists, and the beginning of a new one. */
export function ListsOverview() {
  const text = useText();
  const { lists, hasFailed, isBusy, create } = useLists();
  const [name, setName] = useStoredFormValues('new list');
  const needed = useRequiredField(name);
  return (
    <Stack gap={4}>
      {hasFailed && (
        <Notice type="error" live>
          {text('list.failed')}
        </Notice>
      )}
      <form
        method="post"
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          if (needed.check()) void create(name, () => setName(''));
        }}
      >
        <TextField
          {...needed.field}
          label={text('lists.new')}
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" busy={isBusy}>
          {text('lists.create')}
        </Button>
      </form>
      <PasteListLink />
      {lists === undefined && !hasFailed && <ListWaiting />}
      {lists?.length === 0 && (
        <EmptyState picture={<ShoppingListArt />} title={text('lists.empty.title')}>
          {text('lists.empty')}
        </EmptyState>
      )}
      <ul role="list" className={styles.items}>
        {lists?.map((list) => (
          <ListCard key={list.id} list={list} />
        ))}
      </ul>
    </Stack>
  );
}

function ListCard({ list }: { readonly list: ListSummary }) {
  const text = useText();
  const { href } = useFeature();
  const isShared = list.memberCount > 0 || list.role === 'member';
  return (
    <Card as="li">
      <Link href={href(shoppingListRoute, { id: list.id }) ?? ''} className={styles.listLink}>
        {list.name}
      </Link>
      <p>
        {text('lists.open', { count: list.openCount })}
        {isShared && ` · ${text('lists.shared')}`}
      </p>
    </Card>
  );
}

function useLists() {
  const { navigate, href } = useFeature();
  const { data: lists, isError } = listsApi.useGetListsQuery();
  const [createList, creation] = listsApi.useCreateListMutation();
  const create = async (name: string, onDone: () => void) => {
    const { data } = await createList({ body: { name } });
    if (!data) return;
    onDone();
    navigate(href(shoppingListRoute, { id: data.id }) ?? '/');
  };
  return { lists, hasFailed: isError || creation.isError, isBusy: creation.isLoading, create };
}
