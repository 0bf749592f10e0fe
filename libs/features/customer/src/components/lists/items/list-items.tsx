import { useState } from 'react';
import type { ItemChange, ListItem, NewItem, ShoppingList } from '@larder/contracts/shopping';
import { useFeature } from '@larder/platform';
import {
  Button,
  Cluster,
  IconButton,
  MinusIcon,
  PlusIcon,
  SearchIcon,
  TrashIcon,
} from '@larder/ui';
import { AddItems } from './add-items.js';
import { ItemList } from './item-list.js';
import type { Press } from './item-queue.js';
import { listsApi, untracked } from '../../../api/lists-api.js';
import styles from '../lists.module.css';
import { ProductFinder } from './product-finder.js';
import { useText } from '../../../messages/list-text.js';
import { useListChange } from '../use-list-change.js';
import type { useList } from '../use-list.js';

interface Props {
  readonly list: ShoppingList;
  readonly book: Pick<ReturnType<typeof useList<ShoppingList>>, 'take' | 'press'>;
}

/** As many of one item as a list takes. */
const MAX_COUNT = 99;

const { addItems, changeItem, removeItem, clearDone } = listsApi.endpoints;

/** The items of a list and everything that can be done with them. */
export function ListItems({ list, book }: Props) {
  const text = useText();
  const { dispatch } = useFeature();
  const [found, setFound] = useState<string>();
  const { attempt } = useListChange();
  const params = { id: list.id };
  const send = ({ id: itemId }: ListItem, body: ItemChange) =>
    dispatch(changeItem.initiate({ params: { ...params, itemId }, body }, untracked));
  const press = (item: ListItem, what: Press) =>
    void book.press(item.id, what, () => send(item, what));
  const change = async (call: Promise<{ readonly data?: ShoppingList | undefined }>) => {
    const next = await attempt(call);
    if (next) book.take(next);
    return next !== undefined;
  };
  const add = (items: NewItem[]) =>
    change(dispatch(addItems.initiate({ params, body: { items } }, untracked)));
  const count = (item: ListItem, by: number) =>
    press(item, { count: Math.min(MAX_COUNT, Math.max(1, item.count + by)) });
  const remove = (item: ListItem) =>
    void change(
      dispatch(removeItem.initiate({ params: { ...params, itemId: item.id } }, untracked)),
    );
  return (
    <>
      <AddItems onAdd={add} />
      {list.items.length === 0 && <p>{text('list.empty')}</p>}
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
          <Button
            variant="quiet"
            onClick={() => void change(dispatch(clearDone.initiate({ params }, untracked)))}
          >
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
