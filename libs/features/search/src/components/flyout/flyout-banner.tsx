import { Link } from '@larder/platform';
import { Skeleton } from '@larder/ui';
import { searchApi } from '../../api/search-api.js';
import styles from './flyout.module.css';

/** The editors' word on a term; below the hits, so that its coming moves nothing. Errors: ERR-32. */
export function FlyoutBanner({ term }: { readonly term: string | undefined }) {
  const { currentData, isError } = searchApi.useGetSearchBannerQuery(
    { params: { term: term ?? '' } },
    { skip: term === undefined },
  );
  if (isError) return null;
  if (term === undefined || !currentData)
    return (
      <div className={styles.banner} aria-busy="true" data-testid="banner-waiting">
        <Skeleton shape="text" />
      </div>
    );
  if (!('title' in currentData)) return null;
  const { title, text, link, picture } = currentData;
  const content = (
    <>
      {picture && <img src={picture.url} alt="" width={picture.width} height={picture.height} />}
      <span>
        <strong>{title}</strong> {text}
      </span>
    </>
  );
  return link === undefined ? (
    <div className={styles.banner}>{content}</div>
  ) : (
    <Link href={link} className={styles.banner}>
      {content}
    </Link>
  );
}
