import { Tabs as Base } from '@base-ui/react/tabs';
import { useId, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly title: ReactNode;
    readonly content: ReactNode;
  }[];
  readonly value: string;
  readonly onValueChange: (id: string) => void;
}

/** Views of one thing, one at a time; hidden panels stay in the page for search engines. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  // Set here, because the library sets ids only in the browser and the server-rendered page needs them
  // too.
  const name = useId();
  return (
    <Base.Root value={value} onValueChange={(id) => onValueChange(String(id))}>
      <Base.List className={styles.list} aria-label={label} activateOnFocus>
        {tabs.map(({ id, title }) => (
          <Base.Tab key={id} id={name + id} value={id} className={styles.tab}>
            {title}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, content }) => (
        <Base.Panel
          key={id}
          value={id}
          aria-labelledby={name + id}
          keepMounted
          className={styles.panel}
        >
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
