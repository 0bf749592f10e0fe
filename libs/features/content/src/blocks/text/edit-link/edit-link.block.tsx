import { EditIcon } from '@larder/ui';
import { ContentLink } from '../../../components/content-link.js';
import { useText } from '../../../messages/use-text.js';
import type { Fields } from './edit-link.schema.js';
import styles from './edit-link.module.css';

/** Links an editor to a block in the CMS. Rendered before the block in edit mode. */
export default function EditLink({ fields }: { fields: Fields }) {
  const text = useText();
  return (
    <p className={styles['edit']}>
      <ContentLink href={fields.href} newTab>
        <EditIcon />
        {text('edit', { name: fields.name })}
      </ContentLink>
    </p>
  );
}
