import { Accordion, AccordionItem } from '@larder/ui';
import { RichText } from '../../components/rich/rich-text.js';
import type { Fields } from './accordion.schema.js';

export default function AccordionBlock({ fields }: { fields: Fields }) {
  return (
    <Accordion>
      {fields.items.map((item, i) => (
        <AccordionItem key={i} title={item.title}>
          <RichText nodes={item.html} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}
