import {
  productDetails,
  type NutritionGrade,
  type ProductDetail,
} from '@larder/contracts/catalogue';
import { ExtensionSlot } from '@larder/platform';
import { Accordion, AccordionItem } from '@larder/ui';
import { detailView, type DetailView } from '../../api/product-detail-normalise.js';
import { useText, useFormatContext } from '../../messages/use-text.js';
import { Description } from './description.js';
import { NutritionTable } from './nutrition-table.js';
import styles from './product-sections.module.css';

interface Props {
  readonly product: ProductDetail;
  /** Whether the sections have the whole width of the page. */
  readonly isWide?: boolean;
}

/** All product data as text, collapsed where it is long. */
export function ProductSections({ product, isWide = false }: Props) {
  const t = useText();
  const view = detailView(product, useFormatContext());
  return (
    <div className={styles.sections} data-wide={isWide || undefined}>
      <Accordion>
        {view.description !== '' && (
          <AccordionItem title={t('product.description')} level={2} defaultOpen>
            <Description text={view.description} />
          </AccordionItem>
        )}
        {hasComposition(view) && (
          <AccordionItem title={t('product.ingredients')} level={2} defaultOpen>
            <Ingredients view={view} />
          </AccordionItem>
        )}
        <AccordionItem title={t('product.facts')} level={2} defaultOpen>
          <dl className={styles.facts}>
            {view.facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </AccordionItem>
      </Accordion>
      <div className={styles.second}>
        {(view.nutrition || product.grade) && (
          <Accordion>
            <AccordionItem title={t('product.nutrition')} level={2} defaultOpen>
              {product.grade && <Grade grade={product.grade} />}
              {view.nutrition && <NutritionTable table={view.nutrition} />}
            </AccordionItem>
          </Accordion>
        )}
        <ExtensionSlot slot={productDetails} props={{ product }} />
      </div>
    </div>
  );
}

const hasComposition = ({ ingredients, allergens, traces }: DetailView) =>
  ingredients.length > 0 || allergens !== undefined || traces !== undefined;

function Ingredients({ view }: { readonly view: DetailView }) {
  return (
    <div className={styles.ingredients}>
      {view.ingredients.length > 0 && (
        <p>
          {view.ingredients.map(({ text, isAllergen }, i) =>
            isAllergen ? <strong key={i}>{text}</strong> : text,
          )}
        </p>
      )}
      {view.allergens !== undefined && <p>{view.allergens}</p>}
      {view.traces !== undefined && <p>{view.traces}</p>}
    </div>
  );
}

/** The grade as text beside its letter; our own icon, not the registered one. */
function Grade({ grade }: { readonly grade: NutritionGrade }) {
  const t = useText();
  return (
    <p className={styles.grade} data-grade={grade}>
      <span className={styles.letter} aria-hidden="true">
        {grade}
      </span>
      <span>
        <strong>{t('product.grade', { grade })}</strong> {t('product.gradeText')}
      </span>
    </p>
  );
}
