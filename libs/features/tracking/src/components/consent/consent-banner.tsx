import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { contentRoute } from '@larder/contracts/content';
import { Link, useFeature } from '@larder/platform';
import { Button } from '@larder/ui';
import type { BuiltInSettings, TrackingSettings } from '../../config.js';
import { useText } from '../../messages/use-text.js';
import type { BuiltInManager, Question } from '../../state/consent/built-in-manager.js';
import styles from './consent-banner.module.css';
import { useBottomInset } from './use-bottom-inset.js';

const Choices = lazy(() => import('./choices.js'));

interface Props {
  readonly manager: BuiltInManager;
  readonly question: Exclude<Question, undefined>;
}

/**
 * The consent dialog: a region beside the page that never blocks it. Refusing is as easy as accepting.
 * It is before the page in the tab order, and takes the focus only if the visitor opened it.
 */
export default function ConsentBanner({ manager, question }: Props) {
  const text = useText();
  const id = useId();
  const { settings } = useFeature();
  const consent = settings<TrackingSettings>('tracking').consent as BuiltInSettings;
  const [isDetailed, setDetailed] = useState(question === 'again');
  const region = useRef<HTMLElement>(null);
  const title = useFocusOnOpen(question === 'again');
  useBottomInset(region);
  useEscape(question === 'again', manager.close);
  return (
    <section ref={region} className={styles.banner} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1} className={styles.title}>
        {text('title')}
      </h2>
      <p className={styles.text}>
        {text('text')} <Privacy slug={consent.privacyPage} />
      </p>
      {isDetailed ? (
        <Suspense fallback={<div className={styles.pending} />}>
          <Choices
            manager={manager}
            categories={consent.categories}
            takesFocus={question === 'first'}
          />
        </Suspense>
      ) : (
        <div className={styles.question}>
          <Button variant="secondary" onClick={() => manager.choose([])}>
            {text('refuse')}
          </Button>
          <Button variant="secondary" onClick={() => manager.choose(consent.categories)}>
            {text('accept')}
          </Button>
          <Button variant="quiet" onClick={() => setDetailed(true)}>
            {text('details')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Privacy({ slug }: { readonly slug: string | undefined }) {
  const text = useText();
  const { href } = useFeature();
  const address = slug === undefined ? undefined : href(contentRoute, { slug });
  return address === undefined ? null : <Link href={address}>{text('more')}</Link>;
}

/** Moves the focus to the opened dialog, and back to its opener. */
function useFocusOnOpen(isOpen: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    title.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return title;
}

/** Closes it without changing the choice. */
function useEscape(isOn: boolean, close: () => void) {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, close]);
}
