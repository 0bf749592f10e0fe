import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Office } from './office.js';

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
/** Styles are written by script: the page's policy allows those with its nonce alone. */
const styles = createCache({ key: 'office', nonce });
const root = document.querySelector('#root');

if (root)
  createRoot(root).render(
    <StrictMode>
      <CacheProvider value={styles}>
        <Office />
      </CacheProvider>
    </StrictMode>,
  );
