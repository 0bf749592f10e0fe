import { useId } from 'react';
import { productRoute } from '@larder/contracts/catalogue';
import { pesticidesRoute, type Residue, type ResidueReport } from '@larder/contracts/pesticides';
import { Link, useHref, useTexts } from '@larder/platform';
import { ChevronDownIcon } from '@larder/ui';
import { dayName } from '../api/reports-normalise.js';
import { useText } from '../messages/use-text.js';
import { Light } from './light.js';
import styles from './report-card.module.css';

interface Props {
  readonly report: ResidueReport;
  /** Whether the page is about this product alone: it needs no way there then. */
  readonly isAlone: boolean;
}

/** PEST-02: one sample with everything that was found in it. */
export function ReportCard({ report, isAlone }: Props) {
  const t = useText();
  const texts = useTexts();
  const id = useId();
  const href = useHref();
  const history =
    !isAlone && report.sku ? href(pesticidesRoute, {}, { sku: report.sku }) : undefined;
  const facts = [
    [t('report.origin'), report.origin],
    [t('report.producer'), report.producer],
    [t('report.sampledOn'), dayName(report.sampledOn, texts)],
  ] as const;
  return (
    <article className={styles.card} aria-labelledby={id} id={report.id}>
      <header className={styles.head}>
        <h3 id={id} className={styles.name}>
          <Product report={report} />
        </h3>
        <Light light={report.light} />
      </header>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {report.residues.length === 0 ? (
        <p className={styles.none}>{t('report.none')}</p>
      ) : (
        <Residues report={report} />
      )}
      {history !== undefined && (
        <Link href={history} className={styles.more}>
          {t('history.link')}
          <span className="visually-hidden">: {report.product}</span>
        </Link>
      )}
    </article>
  );
}

function Product({ report: { product, slug } }: { readonly report: ResidueReport }) {
  const href = useHref()(productRoute, { slug: slug ?? '' });
  return slug === undefined || href === undefined ? product : <Link href={href}>{product}</Link>;
}

function Residues({ report }: { readonly report: ResidueReport }) {
  const t = useText();
  const { number } = useTexts();
  const caption = t('report.table', { product: report.product });
  return (
    <>
      <p className={styles.load}>
        {t('report.load', { percent: number(report.loadPercent, { digits: 1 }) })}
      </p>
      <details className={styles.details}>
        <summary className={styles.summary}>
          {t('report.substances', { count: report.residues.length })}
          <ChevronDownIcon />
        </summary>
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('report.substance')}</th>
              <th scope="col">{t('report.found')}</th>
              <th scope="col">{t('report.allowed')}</th>
              <th scope="col">{t('report.share')}</th>
            </tr>
          </thead>
          <tbody>
            {report.residues.map((residue) => (
              <Row key={residue.substance} residue={residue} />
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function Row({ residue }: { readonly residue: Residue }) {
  const t = useText();
  const { number } = useTexts();
  const { substance, milligramsPerKilogram, maximumResidueLevel, usedPercent } = residue;
  return (
    <tr>
      <th scope="row">{substance}</th>
      <td>{number(milligramsPerKilogram, { digits: 4 })}</td>
      <td>{number(maximumResidueLevel, { digits: 4 })}</td>
      <td>
        {number(usedPercent, { digits: 1 })}&nbsp;%
        {usedPercent > 100 && <strong className={styles.over}> {t('report.over')}</strong>}
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, usedPercent)}%` }} />
        </span>
      </td>
    </tr>
  );
}
