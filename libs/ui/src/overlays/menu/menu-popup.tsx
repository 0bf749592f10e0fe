import { Menu as Base } from '@base-ui/react/menu';
import { useRef } from 'react';
import { plainLink, type RenderLink } from '../../navigation/link.js';
import { useReplayedPress } from '../popup/load-on-interaction.js';
import styles from '../popup/popup.module.css';
import type { MenuEntry, MenuProps } from './menu-props.js';

interface EntryProps {
  readonly entry: MenuEntry;
  readonly renderLink: RenderLink;
}

function Entry({ entry, renderLink }: EntryProps) {
  if (entry === 'separator') return <Base.Separator className={styles.separator} />;
  const content = (
    <>
      {entry.icon}
      {entry.label}
    </>
  );
  if ('href' in entry) {
    const link = renderLink({ href: entry.href, children: content });
    return <Base.LinkItem className={styles.item} closeOnClick render={link} />;
  }
  const { disabled = false, onSelect } = entry;
  return (
    <Base.Item className={styles.item} disabled={disabled} onClick={onSelect}>
      {content}
    </Base.Item>
  );
}

const keyOf = (entry: MenuEntry, index: number) =>
  entry === 'separator' ? `separator-${index}` : entry.label;

/** The menu with the headless library, loaded when the plain button is used. */
export default function MenuPopup(props: MenuProps) {
  const { trigger, align = 'start', entries, renderLink = plainLink } = props;
  const place = useRef<HTMLSpanElement>(null);
  const button = useReplayedPress();
  return (
    <Base.Root modal={false}>
      <Base.Trigger ref={button} render={trigger} />
      <span ref={place} className={styles.within} />
      <Base.Portal container={place}>
        <Base.Positioner
          className={styles.place}
          positionMethod="fixed"
          align={align}
          sideOffset={6}
        >
          <Base.Popup className={`${styles.popup} ${styles.list}`}>
            {entries.map((entry, index) => (
              <Entry key={keyOf(entry, index)} entry={entry} renderLink={renderLink} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
