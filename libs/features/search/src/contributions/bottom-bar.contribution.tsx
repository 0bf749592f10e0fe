import type { MouseEvent } from 'react';
import { searchEntryRoute } from '@larder/contracts/search';
import { BottomBarLink, useHref } from '@larder/platform';
import { SearchIcon } from '@larder/ui';
import { useText } from '../messages/use-text.js';

/** The phone's way to the search: its page, or, once there is a script, the field in the header. */
export default function SearchEntry() {
  const t = useText();
  const href = useHref()(searchEntryRoute, {}) ?? '';
  return (
    <BottomBarLink href={href} below={`${href}/`} onClick={toField}>
      <SearchIcon size={24} />
      {t('label')}
    </BottomBarLink>
  );
}

function toField(event: MouseEvent) {
  const field = document.querySelector<HTMLInputElement>('[role=search] input');
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
}
