import { useEffect, useRef, useState } from 'react';
import { Button, Checkbox } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import type { BuiltInManager } from '../../state/consent/built-in-manager.js';
import { NECESSARY, type Category } from '../../state/consent/categories.js';
import styles from './consent-banner.module.css';

interface Props {
  readonly manager: BuiltInManager;
  readonly categories: readonly Category[];
  /** The button that had the focus made way for the boxes. */
  readonly takesFocus: boolean;
}

/** A checkbox for each category with the last choice; nothing is preselected. */
export default function Choices({ manager, categories, takesFocus }: Props) {
  const text = useText();
  const [chosen, setChosen] = useState<ReadonlySet<Category>>(() => manager.chosen() ?? new Set());
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  const toggle = (name: Category, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(name);
    else next.delete(name);
    setChosen(next);
  };
  const optional = categories.filter((name) => name !== NECESSARY);
  return (
    <form
      className={styles.choices}
      onSubmit={(event) => {
        event.preventDefault();
        manager.choose(optional.filter((name) => chosen.has(name)));
      }}
    >
      <Checkbox
        label={text(`category.${NECESSARY}`)}
        hint={text(`about.${NECESSARY}`)}
        checked
        disabled
        readOnly
      />
      {optional.map((name, i) => (
        <Checkbox
          key={name}
          ref={i === 0 ? first : undefined}
          label={text(`category.${name}`)}
          hint={text(`about.${name}`)}
          checked={chosen.has(name)}
          onChange={({ target }) => toggle(name, target.checked)}
        />
      ))}
      <div className={styles.actions}>
        <Button variant="secondary" type="submit">
          {text('save')}
        </Button>
        <Button variant="secondary" onClick={() => manager.choose(optional)}>
          {text('accept')}
        </Button>
      </div>
    </form>
  );
}
