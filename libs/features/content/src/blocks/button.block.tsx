import { Link } from '@larder/platform';
import { LinkButton } from '@larder/ui';
import type { Fields } from './button.schema.js';

export default function ButtonBlock({ fields }: { fields: Fields }) {
  return (
    <p>
      <LinkButton as={Link} href={fields.link} variant={fields.kind}>
        {fields.label}
      </LinkButton>
    </p>
  );
}
