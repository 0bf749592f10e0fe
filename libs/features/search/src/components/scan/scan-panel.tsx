import { useEffect, useId, useRef, useState } from 'react';
import { productRoute } from '@larder/contracts/catalogue';
import { useFeature } from '@larder/platform';
import { isGtin } from '../../api/gtin.js';
import { useFindBarcode } from '../../api/start-api.js';
import { useStartText } from '../../messages/start-text.js';
import { NumberField } from './number-field.js';
import styles from './scan-panel.module.css';
import { useCamera } from './use-camera.js';

type Outcome = { readonly kind: 'wrong' | 'unknown' | 'error'; readonly gtin: string };

/** Finds a product by its barcode: from the camera, or by the number below it. */
export default function ScanPanel() {
  const t = useStartText();
  const { href, navigate } = useFeature();
  const find = useFindBarcode();
  const [outcome, setOutcome] = useState<Outcome>();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const look = async (gtin: string) => {
    if (!isGtin(gtin)) return setOutcome({ kind: 'wrong', gtin });
    setOutcome(undefined);
    const answer = await find(gtin);
    const to = answer.product && href(productRoute, { slug: answer.product.slug });
    if (to) navigate(to);
    else setOutcome({ kind: answer.isUnknown ? 'unknown' : 'error', gtin });
  };
  const { video, state } = useCamera((gtin) => void look(gtin));
  // The keyboard of a phone would cover half of the picture.
  useEffect(() => panel.current?.focus(), []);
  const isOn = state === 'starting' || state === 'scanning';
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-labelledby={id} className={styles.panel}>
      <p id={id} className="visually-hidden">
        {t('scan')}
      </p>
      {isOn && (
        <div className={styles.picture}>
          {/* A picture of the camera has no sound. */}
          <video ref={video} muted playsInline className={styles.video} />
          <span className={styles.frame} />
        </div>
      )}
      <p role="status" className={styles.status}>
        {outcome ? t(`scan.${outcome.kind}`, { number: outcome.gtin }) : t(`scan.${state}`)}
      </p>
      <NumberField onFind={(gtin) => void look(gtin)} />
    </div>
  );
}
