import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../button/button.js';
import { LinkButton } from '../../button/link-button.js';
import { SelectField } from '../../forms/field/text-field.js';
import { contrastFindings } from '../../theme/contrast.js';
import { themeStylesheet, type Theme } from '../../theme/theme.js';
import styles from './studio.module.css';
import { ThemeForm } from './theme-form.js';
import { themeFile, type Scheme } from './theme-values.js';

/** A shop whose theme can be changed. */
export interface StudioShop {
  readonly id: string;
  readonly theme: Theme;
  /** Pages of the shop by their names, at an origin that takes styles by message. */
  readonly pages: Readonly<Record<string, string>>;
}

interface Props {
  readonly shops: readonly StudioShop[];
  readonly fonts: readonly string[];
}

/** Style sheet of a theme; nothing while a value is half typed. */
function cssOf(theme: Theme): string {
  try {
    return themeStylesheet(theme);
  } catch {
    return '';
  }
}

/** Changes the theme of a shop on its own pages, live, and exports it. Nothing is stored. */
export function ThemeStudio({ shops, fonts }: Props) {
  const [id, setId] = useState(shops[0]?.id ?? '');
  const [changed, setChanged] = useState<Readonly<Record<string, Theme>>>({});
  const [scheme, setScheme] = useState<Scheme>('light');
  const [page, setPage] = useState('');
  const shop = shops.find((one) => one.id === id);
  const theme = changed[id] ?? shop?.theme;
  if (!shop || !theme) return null;
  const url = shop.pages[page] ?? Object.values(shop.pages)[0] ?? 'about:blank';
  return (
    <main className={styles.studio}>
      <form className={styles.values}>
        <h1>Theme studio</h1>
        <SelectField id="shop" label="Shop" value={id} onChange={(e) => setId(e.target.value)}>
          {shops.map((one) => (
            <option key={one.id}>{one.id}</option>
          ))}
        </SelectField>
        <SelectField id="page" label="Page" value={page} onChange={(e) => setPage(e.target.value)}>
          {Object.keys(shop.pages).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField
          id="scheme"
          label="Colours"
          value={scheme}
          onChange={({ target }) => setScheme(target.value === 'dark' ? 'dark' : 'light')}
        >
          <option>light</option>
          <option disabled={!theme.darkColours}>dark</option>
        </SelectField>
        <Findings theme={theme} />
        <Download theme={theme} />
        <ThemeForm
          theme={theme}
          scheme={scheme}
          fonts={fonts}
          onChange={(next) => setChanged({ ...changed, [id]: next })}
        />
      </form>
      <Preview url={url} css={cssOf(theme)} scheme={scheme} />
    </main>
  );
}

function Findings({ theme }: { readonly theme: Theme }) {
  const findings = contrastFindings(theme);
  return (
    <output className={styles.findings}>
      {findings.length === 0 ? (
        'Every contrast is strong enough.'
      ) : (
        <ul>
          {findings.map(({ scheme, foreground, background, ratio, needed }) => (
            <li key={`${scheme} ${foreground} ${background}`}>
              {`${scheme}: ${foreground} on ${background} has ${ratio.toFixed(2)} of ${needed}`}
            </li>
          ))}
        </ul>
      )}
    </output>
  );
}

function Download({ theme }: { readonly theme: Theme }) {
  const href = useMemo(
    () => `data:application/json;charset=utf-8,${encodeURIComponent(themeFile(theme))}`,
    [theme],
  );
  return (
    <LinkButton href={href} download="theme.json">
      Download theme.json
    </LinkButton>
  );
}

interface PreviewProps {
  readonly url: string;
  readonly css: string;
  readonly scheme: Scheme;
}

/** Widths of a page in CSS pixels. */
const devices = [
  { name: 'all', width: undefined },
  { name: 'tablet', width: 768 },
  { name: 'phone', width: 390 },
] as const;

/** A page of the shop, as wide as there is room or as the chosen device. */
function Preview({ url, css, scheme }: PreviewProps) {
  const [width, setWidth] = useState<number>();
  const frame = useRef<HTMLIFrameElement>(null);
  const send = () => frame.current?.contentWindow?.postMessage({ css, scheme }, '*');
  useEffect(send, [css, scheme]);
  return (
    <div className={styles.stage}>
      <div role="group" aria-label="Width" className={styles.widths}>
        {devices.map((device) => (
          <Button
            key={device.name}
            variant={device.width === width ? 'primary' : 'secondary'}
            aria-pressed={device.width === width}
            onClick={() => setWidth(device.width)}
          >
            {device.name}
          </Button>
        ))}
      </div>
      <iframe
        ref={frame}
        className={styles.preview}
        style={{ maxInlineSize: width }}
        title="Page of the shop"
        src={url}
        onLoad={send}
      />
    </div>
  );
}
