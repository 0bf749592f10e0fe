import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../announce/announce.js';
import fieldStyles from '../field/field.module.css';
import styles from '../../overlays/popup/popup.module.css';
import type { LoadedInputProps, OptionProps } from './combobox-props.js';

type ListProps<T> = Omit<OptionProps<T>, 'status'>;

function OptionGroups<T>({ groups, keyOf, textOf, renderItem, onPick }: ListProps<T>) {
  return groups.map((group) => (
    <Base.Group key={group.key} items={group.items}>
      {group.label && (
        <Base.GroupLabel className={styles.groupLabel}>{group.label}</Base.GroupLabel>
      )}
      {group.items.map((item) => (
        <Base.Item
          key={keyOf(item)}
          value={item}
          className={styles.item}
          onClick={() => onPick(item)}
        >
          {renderItem?.(item) ?? textOf(item)}
        </Base.Item>
      ))}
    </Base.Group>
  ));
}

const caretOf = (id: string) => {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement && focused.id === id ? focused.selectionStart : null;
};

/**
 * Takes over text and caret of the plain input. The caret is read in the same render that replaces the
 * input; otherwise a character typed in between would be lost.
 */
function useCaret(id: string) {
  const input = useRef<HTMLInputElement>(null);
  const [caret] = useState(() => caretOf(id));
  useLayoutEffect(() => {
    if (caret === null) return;
    input.current?.focus();
    input.current?.setSelectionRange(caret, caret);
  }, [caret]);
  return { input, isTakenOver: caret !== null };
}

interface PanelProps<T> extends ListProps<T> {
  readonly status: string | undefined;
}

/**
 * Renders the list without the library's popup, which would hide the page and the label from screen
 * readers during input.
 */
function Panel<T>({ status, ...list }: PanelProps<T>) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={place} className={styles.within} />
      <Base.Portal container={place}>
        <Base.Positioner
          className={styles.place}
          positionMethod="fixed"
          sideOffset={4}
          align="start"
        >
          {/* A press beside the options, on the bar that scrolls them, leaves the focus in the input. */}
          <div
            role="presentation"
            className={`${styles.popup} ${styles.options}`}
            onMouseDown={(event) => event.preventDefault()}
          >
            {status && <div className={styles.status}>{status}</div>}
            <Base.List>
              <OptionGroups {...list} />
            </Base.List>
          </div>
        </Base.Positioner>
      </Base.Portal>
    </>
  );
}

/** The input with suggestions and the headless library; loaded on first focus. */
export default function ComboboxInput<T>(props: LoadedInputProps<T>) {
  const { groups, keyOf, textOf, renderItem, onPick, status, described, ...rest } = props;
  const { value, onValueChange, ...native } = rest;
  const { input, isTakenOver } = useCaret(rest.id);
  // The user may have typed before this code was loaded.
  const [open, setOpen] = useState(isTakenOver && value !== '');
  useEffect(() => {
    if (open && status) announce(status);
  }, [open, status]);
  const something = Boolean(status) || groups.some(({ items }) => items.length > 0);
  const pick = (item: T) => {
    onValueChange(textOf(item));
    onPick(item);
  };
  const list = { groups, keyOf, textOf, onPick: pick, ...(renderItem && { renderItem }) };
  return (
    <Base.Root
      items={groups}
      mode="none"
      open={open && something}
      onOpenChange={(next) => setOpen(next)}
      value={value}
      onValueChange={(next) => onValueChange(next)}
      itemToStringValue={textOf}
    >
      <Base.Input
        {...native}
        {...described}
        ref={input}
        className={fieldStyles.control}
        // The library closes only with its popup; otherwise an open list would cover the focused
        // element.
        onBlur={() => setOpen(false)}
      />
      {open && something && <Panel {...list} status={status} />}
    </Base.Root>
  );
}
