import type { ProductDetail } from '@larder/contracts/catalogue';
import { pesticidesRoute } from '@larder/contracts/pesticides';
import { languageOf, Link, useHref, useTexts, type FeatureContext } from '@larder/platform';
import { productResiduesApi } from '../../api/product-residues-api.js';
import styles from './product-residues.module.css';
import { residues as de } from '../../messages/de.json';
import { residues as en } from '../../messages/en.json';
import { residues as hi } from '../../messages/hi.json';
import { residues as fr } from '../../messages/fr.json';

const byLanguage: Readonly<Record<string, Partial<typeof en> | undefined>> = { de, en, fr, hi };

interface Props {
  readonly product: ProductDetail;
}

const argsOf = ({ product: { sku } }: Props) => ({ params: { sku } });

/** The product's page works without this section when the call fails. */
export const preload = (context: FeatureContext, all: readonly Props[]) =>
  Promise.all(
    all.map((props) =>
      context
        .query(productResiduesApi.endpoints.getProductResidues, argsOf(props))
        .catch(() => undefined),
    ),
  );

/** The light of the product's latest sample as text, with a link to all of them (PEST-02). */
export default function ProductResidues(props: Props) {
  const { locale, firstLocale, date, text } = useTexts();
  const href = useHref();
  const { data } = productResiduesApi.useGetProductResiduesQuery(argsOf(props));
  if (!data?.latest) return null;
  const own = {
    ...en,
    ...byLanguage[languageOf(firstLocale ?? '')],
    ...byLanguage[languageOf(locale)],
  };
  // A shop words its badge in its messages. The platform's page messages would be another file here.
  const say = (key: keyof typeof de) => {
    const name = `pesticides.residues.${key}`;
    const shops = text(name);
    return shops === name ? own[key] : shops;
  };
  const { light, sampledOn } = data.latest;
  const day = date(sampledOn, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <p className={styles.residues} data-light={light}>
      <strong>{say('title')}</strong>
      <span>
        {say(light)} · {say('sample').replace('{day}', day)}
      </span>
      <Link href={href(pesticidesRoute, {}, { sku: props.product.sku }) ?? ''}>{say('more')}</Link>
    </p>
  );
}
