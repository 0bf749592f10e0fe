import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.js';

function Facts() {
  const [tab, setTab] = useState('contents');
  const tabs = [
    { id: 'contents', title: 'Contents', content: 'Tomatoes' },
    { id: 'origin', title: 'Origin', content: 'Marchfeld' },
  ];
  return <Tabs label="Facts" tabs={tabs} value={tab} onValueChange={setTab} />;
}

it('moves between tabs by arrow keys and keeps hidden content in the page', async () => {
  render(<Facts />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Contents' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Origin' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Origin' })).toHaveTextContent('Marchfeld');
  expect(screen.getByText('Tomatoes')).not.toBeVisible();
});
