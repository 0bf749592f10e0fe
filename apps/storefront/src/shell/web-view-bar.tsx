import { useSelector } from 'react-redux';
import type { RootState } from '@larder/platform';
import { Button } from '@larder/ui';
import { useText } from './use-text.js';
import styles from './layout.module.css';

/** Replaces the header in an app's web view (PLAT-35): a back button, unless the app has its own. */
export default function WebViewBar() {
  const text = useText();
  const isHidden = useSelector((state: RootState) => state.core.hideWebViewBack);
  if (isHidden) return null;
  return (
    <div className={styles.webView}>
      <Button variant="quiet" onClick={() => window.history.back()}>
        {text('back')}
      </Button>
    </div>
  );
}
