import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@larder/platform/testing';
import { shellMessages } from '../index.js';
import ColourScheme from './colour-scheme.js';

const root = document.documentElement;
const show = () =>
  renderInHost({ features: [], messages: shellMessages('en'), element: <ColourScheme /> });

beforeEach(() => window.localStorage.clear());
afterEach(() => delete root.dataset['colourScheme']);

describe('the switch between light and dark colours', () => {
  it('applies the choice at once and keeps it in this browser', async () => {
    show();
    const box = await screen.findByRole('combobox', { name: 'Appearance' });
    expect(box).toHaveDisplayValue('Same as device');
    await userEvent.selectOptions(box, 'Dark');
    expect(root.dataset['colourScheme']).toBe('dark');
    expect(window.localStorage.getItem('colourScheme')).toBe('dark');
  });

  it('shows the choice of earlier and gives it back to the device', async () => {
    root.dataset['colourScheme'] = 'dark';
    show();
    const box = await screen.findByRole('combobox');
    expect(box).toHaveDisplayValue('Dark');
    await userEvent.selectOptions(box, 'Same as device');
    expect(root.dataset['colourScheme']).toBe('');
    expect(window.localStorage.getItem('colourScheme')).toBe('');
  });
});
