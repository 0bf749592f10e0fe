import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openField } from '../testing/search-field.js';

class Speech {
  static last: Speech;
  lang = '';
  onresult?: (event: object) => void;
  onerror?: (event: { error: string }) => void;
  onend?: () => void;
  start = jest.fn();
  abort = jest.fn();
  constructor() {
    Speech.last = this;
  }
}

beforeAll(async () => {
  await import('../components/flyout/flyout.js');
});
afterEach(() => Reflect.deleteProperty(window, 'webkitSpeechRecognition'));

async function openStart() {
  const host = await openField({
    settings: { startSuggestions: true },
    handlers: {
      'GET /api/search/popular': () => ({ terms: [] }),
      'GET /api/search/bought': () => [],
    },
  });
  await userEvent.click(screen.getByRole('combobox', { name: 'Search' }));
  await screen.findByRole('button', { name: 'Scan barcode' });
  return host;
}
const speak = () => userEvent.click(screen.getByRole('button', { name: 'Speak' }));
const hear = (transcript: string) =>
  act(() => Speech.last.onresult?.({ results: [[{ transcript }]] }));

it('has no button in a browser that recognises no speech', async () => {
  await openStart();
  expect(screen.queryByRole('button', { name: 'Speak' })).toBeNull();
});

describe('the search by voice', () => {
  beforeEach(() => Object.assign(window, { webkitSpeechRecognition: Speech }));

  it('puts the spoken text into the field and searches for it', async () => {
    const { calls } = await openStart();
    await speak();
    expect(Speech.last.lang).toBe('en');
    expect(screen.getByText('Speak now …')).toBeVisible();
    hear(' oat milk ');
    expect(screen.getByRole('combobox')).toHaveValue('oat milk');
    expect(await screen.findByRole('rowgroup', { name: 'Products' })).toBeVisible();
    expect(calls.length).toBeGreaterThan(0);
  });

  it.each([
    ['not-allowed', /The microphone is blocked/],
    ['no-speech', /We didn’t catch that/],
    ['network', /Voice input doesn’t work/],
  ])('says what %s means', async (error, message) => {
    await openStart();
    await speak();
    act(() => Speech.last.onerror?.({ error }));
    act(() => Speech.last.onend?.());
    expect(screen.getByText(message)).toBeVisible();
  });

  it('stops when the button is pressed again, and when the field closes', async () => {
    await openStart();
    await speak();
    await speak();
    expect(Speech.last.abort).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Speak now …')).toBeNull();
    await speak();
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{Escape}');
    expect(Speech.last.abort).toHaveBeenCalled();
  });
});
