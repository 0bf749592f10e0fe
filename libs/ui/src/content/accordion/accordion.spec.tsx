import { render, screen } from '@testing-library/react';
import { Accordion, AccordionItem } from './accordion.js';

it('is the browser’s own disclosure, with a heading in the outline', () => {
  render(
    <Accordion>
      <AccordionItem level={3} title="When?" defaultOpen>
        Today
      </AccordionItem>
      <AccordionItem title="Where?">Here</AccordionItem>
    </Accordion>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'When?' })).toBeInTheDocument();
  expect(screen.getByText('Today')).toBeVisible();
  expect(screen.getByText('Here')).not.toBeVisible();
});
