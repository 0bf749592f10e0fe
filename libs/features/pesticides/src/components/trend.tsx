import { useId } from 'react';
import type { ResidueTrend } from '@larder/contracts/pesticides';
import { useTexts } from '@larder/platform';
import { periodName } from '../api/reports-normalise.js';
import { LIGHTS } from '../api/report-url.js';
import { useText } from '../messages/use-text.js';
import { Light } from './light.js';
import styles from './trend.module.css';

const WIDTH = 10;
const HEIGHT = 100;

const sum = ({ green, yellow, red }: ResidueTrend) => green + yellow + red;

/** Lights of the samples over time: a drawing, and the same figures as a table. */
export function Trend({ trend }: { readonly trend: readonly ResidueTrend[] }) {
  const t = useText();
  const id = useId();
  if (trend.length < 2) return null;
  return (
    <section aria-labelledby={id} className={styles.trend}>
      <h2 id={id}>{t('trend.title')}</h2>
      <Bars trend={trend} />
      <div className={styles.about}>
        <p className={styles.text}>{t('trend.text')}</p>
        <ul role="list" className={styles.legend}>
          {LIGHTS.map((light) => (
            <li key={light}>
              <Light light={light} />
            </li>
          ))}
        </ul>
        <details>
          <summary className={styles.summary}>{t('trend.table')}</summary>
          <Figures trend={trend} />
        </details>
      </div>
    </section>
  );
}

/** A stacked bar for each period, as high as its number of samples. */
function Bars({ trend }: { readonly trend: readonly ResidueTrend[] }) {
  const texts = useTexts();
  const most = Math.max(...trend.map(sum));
  return (
    <div className={styles.bars} aria-hidden="true">
      {trend.map((one) => {
        const heights = LIGHTS.map((light) => (one[light] / most) * HEIGHT);
        return (
          <div key={one.period} className={styles.bar}>
            <span className={styles.total}>{texts.number(sum(one))}</span>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
              {LIGHTS.map((light, at) => {
                const below = heights.slice(0, at).reduce((all, height) => all + height, 0);
                const height = heights[at] ?? 0;
                return (
                  <rect
                    key={light}
                    data-light={light}
                    width={WIDTH}
                    height={height}
                    y={HEIGHT - below - height}
                  />
                );
              })}
            </svg>
            <span className={styles.period}>{periodName(one.period, texts, 'short')}</span>
          </div>
        );
      })}
    </div>
  );
}

function Figures({ trend }: { readonly trend: readonly ResidueTrend[] }) {
  const t = useText();
  const texts = useTexts();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('trend.text')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('trend.period')}</th>
          <th scope="col">{t('trend.samples')}</th>
          {LIGHTS.map((light) => (
            <th key={light} scope="col">
              {t(`light.${light}`)}
            </th>
          ))}
          <th scope="col">{t('trend.share')}</th>
        </tr>
      </thead>
      <tbody>
        {trend.map((one) => (
          <tr key={one.period}>
            <th scope="row">{periodName(one.period, texts, 'long')}</th>
            <td>{texts.number(sum(one))}</td>
            {LIGHTS.map((light) => (
              <td key={light}>{texts.number(one[light])}</td>
            ))}
            <td>
              {texts.number(Math.round((one.green / sum(one)) * 100), { whole: true })}&nbsp;%
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
