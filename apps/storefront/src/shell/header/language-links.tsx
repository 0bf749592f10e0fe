import { useFeature } from '@larder/platform';
import { useText } from '../use-text.js';
import styles from '../footer/footer.module.css';

/** Links to the current page in the shop's other languages. */
export function LanguageLinks({ url }: { readonly url: string }) {
  const { tenant, locale } = useFeature();
  const text = useText();
  if (tenant.locales.length < 2) return null;
  const bare = locale.prefix === '' ? url : url.slice(locale.prefix.length + 1);
  return (
    <ul className={styles.legal} aria-label={text('language')}>
      {tenant.locales.map(({ code, prefix, label }) => (
        <li key={code}>
          <a
            href={
              `${prefix === '' ? '' : `/${prefix}`}${bare === '/' && prefix !== '' ? '' : bare}` ||
              '/'
            }
            hrefLang={code}
            lang={code}
            aria-current={code === locale.code ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
