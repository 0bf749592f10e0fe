import { useState } from 'react';
import type { ItemChange, ListItem, NewItem, ShoppingList } from '@larder/contracts/shopping';
import {
  Button,
  Cluster,
  EmptyState,
  icon,
  IconButton,
  MinusIcon,
  PlusIcon,
  SearchIcon,
  TrashIcon,
} from '@larder/ui';
import { AddItems } from './add-items.js';
import { ItemList } from './item-list.js';
import type { Press } from './item-queue.js';
import { listsApi } from '../../../api/lists-api.js';
import styles from '../lists.module.css';
import { ProductFinder } from './product-finder.js';
import { useText } from '../../../messages/list-text.js';
import { useListChange } from '../use-list-change.js';
import type { useList } from '../use-list.js';

const ShoppingListArt = icon('shopping-list', '-art');

interface Props {
  readonly list: ShoppingList;
  readonly press: ReturnType<typeof useList<ShoppingList>>['press'];
}

/** As many of one item as a list takes. */
const MAX_COUNT = 99;

/** The items of a list and everything that can be done with them. */
export function ListItems({ list, press: pressItem }: Props) {
  const text = useText();
  const [addItems] = listsApi.useAddItemsMutation();
  const [changeItem] = listsApi.useChangeItemMutation();
  const [removeItem] = listsApi.useRemoveItemMutation();
  const [clearDone] = listsApi.useClearDoneMutation();
  const [found, setFound] = useState<string>();
  const { attempt } = useListChange();
  const params = { id: list.id };
  const send = ({ id: itemId }: ListItem, body: ItemChange) =>
    changeItem({ params: { ...params, itemId }, body });
  const press = (item: ListItem, what: Press) =>
    void pressItem(item.id, what, () => send(item, what));
  const change = async (call: PromiseLike<{ readonly data?: ShoppingList | undefined }>) =>
    (await attempt(call)) !== undefined;
  const add = (items: NewItem[]) => change(addItems({ params, body: { items } }));
  const count = (item: ListItem, by: number) =>
    press(item, { count: Math.min(MAX_COUNT, Math.max(1, item.count + by)) });
  const remove = (item: ListItem) =>
    void change(removeItem({ params: { ...params, itemId: item.id } }));
  return (
    <>
      <AddItems onAdd={add} />
      {list.items.length === 0 && (
        <EmptyState picture={<ShoppingListArt />} title={text('list.empty.title')}>
          {text('list.empty')}
        </EmptyState>
      )}
      <ItemList
        items={list.items}
        onTick={(item) => press(item, { isDone: !item.isDone })}
        actions={(item) => (
          <>
            <ItemActions
              item={item}
              onCount={(by) => count(item, by)}
              onFind={() => setFound(found === item.id ? undefined : item.id)}
              onRemove={() => remove(item)}
            />
            {found === item.id && (
              <ProductFinder
                item={item}
                onClose={() => setFound(undefined)}
                onChoose={({ sku }) => {
                  setFound(undefined);
                  void change(send(item, { sku }));
                }}
              />
            )}
          </>
        )}
      />
      {list.items.some(({ isDone }) => isDone) && (
        <Cluster>
          <Button variant="quiet" onClick={() => void change(clearDone({ params }))}>
            {text('list.clear')}
          </Button>
        </Cluster>
      )}
    </>
  );
}

interface ActionProps {
  readonly item: ListItem;
  readonly onCount: (by: number) => void;
  readonly onFind: () => void;
  readonly onRemove: () => void;
}

function ItemActions({ item, onCount, onFind, onRemove }: ActionProps) {
  const text = useText();
  const name = item.text;
  return (
    <div className={styles.actions}>
      {!item.isDone && (
        <>
          {!item.product && (
            <IconButton
              icon={<SearchIcon />}
              label={text('list.find', { name })}
              onClick={onFind}
            />
          )}
          <IconButton
            icon={<MinusIcon />}
            label={text('list.less', { name })}
            disabled={item.count <= 1}
            onClick={() => onCount(-1)}
          />
          <IconButton
            icon={<PlusIcon />}
            label={text('list.more', { name })}
            disabled={item.count >= MAX_COUNT}
            onClick={() => onCount(1)}
          />
        </>
      )}
      <IconButton icon={<TrashIcon />} label={text('list.remove', { name })} onClick={onRemove} />
    </div>
  );
}
