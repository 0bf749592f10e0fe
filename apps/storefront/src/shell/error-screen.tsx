import { indexRoute, notFoundExtra } from '@larder/contracts/content';
import { Link, Place, useHref, type View } from '@larder/platform';
import { Button, Container, LinkButton, Stack } from '@larder/ui';
import { useText } from './use-text.js';
import styles from './error-screen.module.css';

/** ERR-01, 06: the not-found page, and one page for every other failure. */
export function ErrorScreen({ view }: { readonly view: Extract<View, { kind: 'error' }> }) {
  const text = useText();
  const home = useHref()(indexRoute, {}) ?? '/';
  const isMissing = view.status === 404;
  return (
    <Container className={styles.screen}>
      <Stack gap={4} className={styles.words}>
        <h1>{text(isMissing ? 'notFoundTitle' : 'errorTitle')}</h1>
        <p>{text(isMissing ? 'notFoundText' : 'errorText')}</p>
        <div className={styles.ways}>
          {!isMissing && (
            <Button onClick={() => window.location.reload()}>{text('tryAgain')}</Button>
          )}
          <LinkButton as={Link} href={home} variant={isMissing ? 'primary' : 'secondary'}>
            {text('toHome')}
          </LinkButton>
        </div>
      </Stack>
      {isMissing && <Place slot={notFoundExtra} props={{ path: view.url }} />}
    </Container>
  );
}
