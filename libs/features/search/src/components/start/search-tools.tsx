import { lazy, Suspense, useState } from 'react';
import { useFeature } from '@larder/platform';
import { BarcodeIcon, Button, MicrophoneIcon, Skeleton } from '@larder/ui';
import { useStartText } from '../../messages/start-text.js';
import { useSpeech } from '../voice/use-speech.js';
import styles from './search-tools.module.css';

const ScanPanel = lazy(() => import('../scan/scan-panel.js'));

/** Searching without typing: by a product’s barcode, and by voice where the browser has it. */
export function SearchTools({ onText }: { readonly onText: (text: string) => void }) {
  const t = useStartText();
  const [isScanning, setScanning] = useState(false);
  const { locale } = useFeature();
  const speech = useSpeech(locale.code, onText);
  return (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon={<BarcodeIcon />}
          aria-expanded={isScanning}
          onClick={() => setScanning(!isScanning)}
        >
          {t('scan')}
        </Button>
        {speech && (
          <Button
            variant="secondary"
            icon={<MicrophoneIcon />}
            aria-pressed={speech.state === 'listening'}
            onClick={speech.toggle}
          >
            {t('voice')}
          </Button>
        )}
      </div>
      {speech && speech.state !== 'idle' && (
        <p role="status" className={styles.status}>
          {t(`voice.${speech.state}`)}
        </p>
      )}
      {isScanning && (
        <Suspense fallback={<Skeleton shape="text" />}>
          <ScanPanel />
        </Suspense>
      )}
    </div>
  );
}
