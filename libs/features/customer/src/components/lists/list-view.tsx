import { useState } from 'react';
import { shoppingListRoute } from '@larder/contracts/shopping';
import type { ShoppingList } from '@larder/contracts/shopping';
import { Link, useFeature, useStoredFormValues } from '@larder/platform';
import { Button, Cluster, EmptyState, icon, LinkButton, PrintIcon, Stack } from '@larder/ui';
import { TextField } from '@larder/ui';
import { BuyList } from './buy-list.js';
import { useRequiredField } from '../forms/use-required-field.js';
import { ListFailed } from './list-failed.js';
import { ListItems } from './items/list-items.js';
import { ListError } from './list-error.js';
import { ListWaiting } from './list-waiting.js';
import { listsApi } from '../../api/lists-api.js';
import { ShareList } from './share-list.js';
import styles from './lists.module.css';
import { useText } from '../../messages/list-text.js';
import { useListChange } from './use-list-change.js';
import { useList } from './use-list.js';

const ShoppingListArt = icon('shopping-list', '-art');

/** One list of the customer. */
export function ListView({ id }: { readonly id: string }) {
  const text = useText();
  const { href } = useFeature();
  const query = listsApi.useGetListQuery({ params: { id } });
  const { list, trouble, press, retry } = useList(id, query);
  if (list === undefined) return <ListWaiting />;
  if (list === 'failed') return <ListFailed onRetry={retry} />;
  if (list === 'missing')
    return (
      <EmptyState
        picture={<ShoppingListArt />}
        title={text('list.missing.title')}
        actions={
          <LinkButton as={Link} href={href(shoppingListRoute, {}) ?? ''}>
            {text('lists.all')}
          </LinkButton>
        }
      >
        {text('list.missing.text')}
      </EmptyState>
    );
  return (
    <Stack gap={4}>
      <h1>{list.name}</h1>
      {list.members.length > 0 && (
        <p>
          {text('list.with', { names: list.members.map(({ firstName }) => firstName).join(', ') })}
        </p>
      )}
      <ListError {...trouble} />
      <ListItems list={list} press={press} />
      <div className={styles.screen}>
        <Stack gap={4}>
          <BuyList list={list} />
          {list.items.length > 0 && (
            <div>
              <Button variant="quiet" icon={<PrintIcon />} onClick={() => window.print()}>
                {text('list.print')}
              </Button>
            </div>
          )}
          {list.role === 'owner' && <ShareList list={list} />}
          <ListSettings list={list} />
        </Stack>
      </div>
    </Stack>
  );
}

interface SettingsProps {
  readonly list: ShoppingList;
}

/** Renames or deletes the list; deleting needs a confirmation. */
function ListSettings({ list }: SettingsProps) {
  const text = useText();
  const { navigate, href } = useFeature();
  const [renameList] = listsApi.useRenameListMutation();
  const [removeList] = listsApi.useRemoveListMutation();
  const [name, setName] = useStoredFormValues(`list ${list.id}`, list.name);
  const needed = useRequiredField(name);
  const [isSure, setSure] = useState(false);
  const { attempt, isBusy } = useListChange();
  const params = { id: list.id };
  const isOwner = list.role === 'owner';
  const rename = () => attempt(renameList({ params, body: { name } }));
  const end = async () => {
    const ended = await attempt(removeList({ params }));
    if (ended) navigate(href(shoppingListRoute, {}) ?? '/');
  };
  return (
    <Stack gap={3}>
      {isOwner && (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            if (needed.check()) void rename();
          }}
        >
          <Stack gap={2}>
            <TextField
              {...needed.field}
              label={text('list.name')}
              maxLength={60}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <div>
              <Button type="submit" variant="secondary" busy={isBusy}>
                {text('list.rename')}
              </Button>
            </div>
          </Stack>
        </form>
      )}
      <Cluster>
        {isSure ? (
          <>
            <Button variant="danger" busy={isBusy} onClick={() => void end()}>
              {text(isOwner ? 'list.delete.sure' : 'list.leave.sure')}
            </Button>
            <Button variant="quiet" onClick={() => setSure(false)}>
              {text('list.keep')}
            </Button>
          </>
        ) : (
          <Button variant="quiet" onClick={() => setSure(true)}>
            {text(isOwner ? 'list.delete' : 'list.leave')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
