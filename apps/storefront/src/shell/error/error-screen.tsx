import type { ReactNode } from 'react';
import { indexRoute, notFoundExtra } from '@larder/contracts/content';
import {
  lazy,
  Link,
  ExtensionSlot,
  useHref,
  useModule,
  type ErrorView,
  type FeatureContext,
} from '@larder/platform';
import { Button, Container, icon, LinkButton, Stack } from '@larder/ui';
import { useText } from '../use-text.js';
import styles from './error-screen.module.css';

const MissingArt = icon('nothing-found', '-art');

const custom = lazy(() => import('./custom-error.js'));

interface Props {
  readonly view: ErrorView;
}

/** Few errors contain data: only those load the code for it. */
const isCustom = ({ status, data }: ErrorView) => status === 404 && Boolean(data);

export async function prepareError(context: FeatureContext, view: ErrorView): Promise<void> {
  if (isCustom(view)) await (await custom.load()).prepareError(context, view);
}

/** ERR-01, 06: the not-found page, and one page for all other failures. */
export function ErrorScreen({ view }: Props) {
  const isMissing = view.status === 404;
  const message = <StandardMessage isMissing={isMissing} />;
  return (
    <>
      {isCustom(view) ? <Custom view={view}>{message}</Custom> : message}
      {isMissing && (
        <Container className={styles.more}>
          <ExtensionSlot slot={notFoundExtra} props={{ path: view.url }} />
        </Container>
      )}
    </>
  );
}

function Custom({ view, children }: Props & { readonly children: ReactNode }) {
  const View = useModule(custom)?.default;
  return View ? <View view={view}>{children}</View> : children;
}

function StandardMessage({ isMissing }: { readonly isMissing: boolean }) {
  const text = useText();
  const home = useHref()(indexRoute, {}) ?? '/';
  return (
    <Container className={styles.screen}>
      <Stack gap={4} className={styles.text}>
        {isMissing && <MissingArt className={styles.art} />}
        <h1>{text(isMissing ? 'notFoundTitle' : 'errorTitle')}</h1>
        <p>{text(isMissing ? 'notFoundText' : 'errorText')}</p>
        <div className={styles.actions}>
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
