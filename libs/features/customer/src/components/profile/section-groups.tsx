import type { ReactNode } from 'react';
import {
  ExtensionSlot,
  profileSections,
  type ProfileGroup,
  type ProfileSection,
} from '@larder/platform';
import { useText } from '../../messages/account-text.js';

const groups: readonly ProfileGroup[] = ['shopping', 'benefits', 'person', 'contact', 'security'];

interface Props {
  /** Of one group; its stylesheet hides a group without sections. */
  readonly className: string | undefined;
  readonly show: (section: ProfileSection) => ReactNode;
}

/** The sections of all features in groups, each a heading and a list. */
export function SectionGroups({ className, show }: Props) {
  const text = useText();
  return groups.map((group) => (
    <section key={group} className={className}>
      <h2>{text(`group.${group}`)}</h2>
      <ul role="list">
        <ExtensionSlot
          slot={profileSections}
          props={{
            show: (section) => section.group === group && show(section),
            has: () => undefined,
          }}
        />
      </ul>
    </section>
  ));
}
