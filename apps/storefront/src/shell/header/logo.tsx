import { indexRoute } from '@larder/contracts/content';
import { Link, useFeature, useHref } from '@larder/platform';
import { useText } from '../use-text.js';
import styles from './header.module.css';

/** The shop's logo from the theme. */
export interface ShellSettings {
  readonly logo: {
    readonly url: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
}

export function Logo() {
  const { tenant, settings } = useFeature();
  const { logo } = settings<ShellSettings>('shell');
  const href = useHref()(indexRoute, {});
  const text = useText();
  return (
    <Link
      className={styles.logo}
      href={href ?? '/'}
      aria-label={text('homeOf', { shop: tenant.shopName })}
    >
      <img src={logo.url} alt="" width={logo.width} height={logo.height} />
    </Link>
  );
}
