import { useState } from 'react';
import { Tabs } from '@larder/ui/tabs';
import { RichText } from '../../../components/rich/rich-text.js';
import type { Fields } from './tabs.schema.js';
import styles from './tabs.module.css';

/** Texts one at a time. Without JavaScript they are below one another, each with its title. */
export default function TabsBlock({ fields }: { fields: Fields }) {
  const [shown, setShown] = useState('0');
  return (
    <div className={styles['tabs']}>
      <Tabs
        label={fields.label}
        value={shown}
        onValueChange={setShown}
        tabs={fields.items.map(({ title, html }, i) => ({
          id: String(i),
          title,
          content: (
            <>
              <p className={styles['title']}>{title}</p>
              <RichText nodes={html} />
            </>
          ),
        }))}
      />
    </div>
  );
}
