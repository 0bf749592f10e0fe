import { useState, type ReactNode } from 'react';
import type { Consent } from '@larder/contracts/tracking';
import { useConsent } from './consent/use-consent.js';
import { useText } from '../messages/use-text.js';
import { ContentLink } from './content-link.js';
import styles from './facade.module.css';
import { Glyph } from './glyph.js';

interface Props {
  readonly title: string;
  /** Text of the button, such as "Play video". */
  readonly action: string;
  /** Third party that the content is loaded from. */
  readonly host: string;
  /** URL of the same content on the other site. */
  readonly source: string;
  readonly poster?: { readonly url: string; readonly width: number; readonly height: number };
  /** Height of the frame in CSS pixels; 16:9 when absent. */
  readonly height?: number | undefined;
  /** Consent that replaces the click. */
  readonly consent: keyof Consent;
  /** The content itself; `asked` is true when the visitor clicked for it. */
  readonly children: (isActivated: boolean) => ReactNode;
}

/** Placeholder for another site's content. That site gets no request before the visitor's consent. */
export function Facade(props: Props) {
  const { title, action, host, source, poster, height, consent, children } = props;
  const text = useText();
  const [isActivated, setActivated] = useState(false);
  const isAllowed = useConsent()[consent];
  return (
    <div
      className={height === undefined ? styles['wide'] : styles['frame']}
      style={height === undefined ? undefined : { blockSize: height }}
    >
      {isActivated || isAllowed ? (
        children(isActivated)
      ) : (
        <div className={styles['cover']}>
          {poster && <img className={styles['poster']} src={poster.url} alt="" loading="lazy" />}
          <div className={styles['text']}>
            <button type="button" className={styles['button']} onClick={() => setActivated(true)}>
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
