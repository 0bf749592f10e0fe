import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { contentBlocks, indexRoute, notFoundExtra } from '@larder/contracts/content';
import { Link, Place, useFeature, useHref, type ErrorView, type RootState } from '@larder/platform';
import { Button, Container, LinkButton, Stack } from '@larder/ui';
import { prepareError, readyContent } from './error-content.js';
import { useText } from './use-text.js';
import styles from './error-screen.module.css';

/** ERR-01, 06: the not-found page, and one page for every other failure. */
export function ErrorScreen({ view }: { readonly view: ErrorView }) {
  const context = useFeature();
  const content = useSelector((state: RootState) => readyContent(state, view));
  // An editor's page that cannot be had leaves the standard words.
  useEffect(() => void prepareError(context, view).catch(() => undefined), [context, view]);
  const isMissing = view.status === 404;
  return (
    <>
      {content?.title === undefined ? (
        <StandardWords isMissing={isMissing} />
      ) : (
        <Container className={styles.screen}>
          <h1>{content.title}</h1>
        </Container>
      )}
      {content && <Place slot={contentBlocks} props={{ blocks: content.blocks }} />}
      {isMissing && (
        <Container className={styles.more}>
          <Place slot={notFoundExtra} props={{ path: view.url }} />
        </Container>
      )}
    </>
  );
}

function StandardWords({ isMissing }: { readonly isMissing: boolean }) {
  const text = useText();
  const home = useHref()(indexRoute, {}) ?? '/';
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
    </Container>
  );
}
