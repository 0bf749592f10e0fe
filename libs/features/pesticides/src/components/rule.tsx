import { pesticideLimits } from '@larder/contracts/pesticides/reports';
import { Accordion, AccordionItem } from '@larder/ui';
import { LIGHTS } from '../api/report-url.js';
import { useText } from '../messages/use-text.js';
import { Light } from './light.js';
import styles from './rule.module.css';

/** The rule behind the traffic light, as text with its figures. */
export function Rule() {
  const t = useText();
  return (
    <Accordion>
      <AccordionItem title={t('rule.title')} level={2}>
        <div className={styles.rule}>
          <p className={styles.text}>{t('rule.text')}</p>
          <ul role="list" className={styles.lights}>
            {LIGHTS.map((light) => (
              <li key={light} className={styles.line}>
                <Light light={light} plain />
                <span>{t(`rule.${light}`, pesticideLimits)}</span>
              </li>
            ))}
          </ul>
        </div>
      </AccordionItem>
    </Accordion>
  );
}
