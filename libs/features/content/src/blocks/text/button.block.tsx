import { LinkButton } from '@larder/ui';
import { ContentLink } from '../../components/content-link.js';
import type { Fields } from './button.schema.js';

export default function ButtonBlock({ fields }: { fields: Fields }) {
  return (
    <p>
      <LinkButton as={ContentLink} href={fields.link} newTab={fields.newTab} variant={fields.kind}>
        {fields.label}
      </LinkButton>
    </p>
  );
}
