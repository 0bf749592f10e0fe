import { RichText } from '../../../components/rich/rich-text.js';
import type { Fields } from './custom-html.schema.js';
import styles from './custom-html.module.css';

export default function CustomHtml({ fields }: { fields: Fields }) {
  return <RichText nodes={fields.html} className={styles['custom']} />;
}
