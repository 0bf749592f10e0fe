import { useState, type ReactNode } from 'react';
import type { Consent } from '@larder/contracts/tracking';
import { useConsent } from './consent/use-consent.js';
import { useText } from '../messages/use-text.js';
import { ContentLink } from './content-link.js';
import styles from './facade.module.css';
import { Glyph } from './glyph.js';

interface Props {
  readonly title: string;
  /** Words of the button, such as "Play video". */
  readonly action: string;
  /** Who is asked for the content once it is shown. */
  readonly host: string;
  /** The same content on the other site, for who would rather go there. */
  readonly source: string;
  readonly poster?: { readonly url: string; readonly width: number; readonly height: number };
  /** Height of the frame in CSS pixels; 16:9 when absent. */
  readonly height?: number | undefined;
  /** Consent that stands for the click. */
  readonly consent: keyof Consent;
  /** The content itself; `asked` is true when the visitor clicked for it. */
  readonly children: (asked: boolean) => ReactNode;
}

/** Stands where another site's content will be. That site learns of nobody who did not ask for it. */
export function Facade(props: Props) {
  const { title, action, host, source, poster, height, consent, children } = props;
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const isAllowed = useConsent()[consent];
  return (
    <div
      className={height === undefined ? styles['wide'] : styles['frame']}
      style={height === undefined ? undefined : { blockSize: height }}
    >
      {isAsked || isAllowed ? (
        children(isAsked)
      ) : (
        <div className={styles['cover']}>
          {poster && <img className={styles['poster']} src={poster.url} alt="" loading="lazy" />}
          <div className={styles['words']}>
            <button type="button" className={styles['button']} onClick={() => setAsked(true)}>
              <Glyph name="play" />
              {action}
              <span className="visually-hidden">: {title}</span>
            </button>
            <p className={styles['note']}>
              {text('embed.note', { host })}{' '}
              <ContentLink href={source} newTab>
                {text('embed.open')}
              </ContentLink>
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
