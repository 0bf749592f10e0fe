import { useTexts } from '@larder/platform';
import { ContentLink } from '../../../components/content-link.js';
import { useText } from '../../../messages/use-text.js';
import { useTeaserLevel } from '../teaser-level.js';
import type { Fields } from './publication.schema.js';
import styles from './publication.module.css';

/** Noon, so that the day is the same in every time zone of a shop. */
const dayOf = (date: string) => `${date}T12:00:00Z`;

export default function Publication({ fields }: { fields: Fields }) {
  const { title, cover, link, newTab, cta, text: content, note } = fields;
  const text = useText();
  const Heading = useTeaserLevel();
  const validity = useValidity(fields);
  return (
    <article className={styles['publication']}>
      <img
        className={styles['cover']}
        src={cover.url}
        alt={cover.alt}
        width={cover.width}
        height={cover.height}
        loading="lazy"
      />
      <div className={styles['text']}>
        <Heading className={styles['title']}>
          <ContentLink href={link} newTab={newTab} className={styles['link']}>
            {title}
          </ContentLink>
        </Heading>
        {validity && <p className={styles['validity']}>{validity}</p>}
        {content && <p>{content}</p>}
        <p className={styles['foot']}>
          <span className={styles['cta']} aria-hidden="true">
            {cta ?? text('publication.read')}
          </span>
          {note && <span className={styles['note']}>{note}</span>}
        </p>
      </div>
    </article>
  );
}

function useValidity({ validFrom, validTo }: Fields): string | undefined {
  const text = useText();
  const { date } = useTexts();
  const from = validFrom && date(dayOf(validFrom));
  const to = validTo && date(dayOf(validTo));
  if (from && to) return text('publication.valid', { from, to });
  return to ? text('publication.validTo', { to }) : from && text('publication.validFrom', { from });
}
