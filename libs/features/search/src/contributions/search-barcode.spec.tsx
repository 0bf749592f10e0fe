import { answer, type Handlers } from '@larder/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProduct } from '../testing/fixtures.js';
import { openField } from '../testing/search-field.js';

const milk = '4006381333931';
const stop = jest.fn();
const camera = jest.fn<Promise<unknown>, []>();
/** What the detector sees, picture by picture. */
let seen: string[] = [];

beforeAll(async () => {
  await import('../components/flyout/flyout.js');
  await import('../components/scan/scan-panel.js');
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  Object.assign(window, {
    BarcodeDetector: class {
      static getSupportedFormats(): Promise<string[]> {
        return Promise.resolve(['ean_13', 'ean_8', 'upc_a']);
      }
      detect = () => Promise.resolve([{ rawValue: seen.shift() ?? '' }]);
    },
  });
});
beforeEach(() => {
  seen = [];
  stop.mockClear();
  camera.mockReset().mockResolvedValue({ getTracks: () => [{ stop }] });
  Object.assign(navigator, { mediaDevices: { getUserMedia: camera } });
});

async function scan(handlers: Handlers = {}) {
  const host = await openField({
    settings: { startSuggestions: true },
    handlers: {
      'GET /api/search/popular': () => ({ terms: [] }),
      'GET /api/search/bought': () => [],
      'GET /api/search/barcodes/:gtin': () => aProduct('Whole milk'),
      ...handlers,
    },
  });
  await userEvent.click(screen.getByRole('combobox', { name: 'Search' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Scan barcode' }));
  await screen.findByRole('group', { name: 'Scan barcode' });
  return host;
}
const refuse = (name: string) => camera.mockRejectedValue(new DOMException('', name));
const number = () => screen.getByLabelText('Number below the barcode');

describe('the scan of a barcode', () => {
  it('opens the product that the camera sees, reads no half codes, and turns the camera off', async () => {
    seen = ['', '4006381333932', milk];
    const host = await scan();
    await waitFor(() => expect(host.opened).toEqual(['/product/whole-milk']));
    expect(host.calls.filter(({ path }) => path.includes('barcodes'))).toHaveLength(1);
    host.unmount();
    expect(stop).toHaveBeenCalled();
  });

  it('says once that the shop has no such product, and keeps looking', async () => {
    seen = [milk, milk, milk];
    const host = await scan({
      'GET /api/search/barcodes/:gtin': () =>
        answer(404, { errorCode: 'NOT_FOUND', message: 'no product' }),
    });
    expect(
      await screen.findByText(`We don’t have a product with the number ${milk}.`),
    ).toBeVisible();
    await waitFor(() => expect(seen).toEqual([]));
    expect(host.calls.filter(({ path }) => path.includes('barcodes'))).toHaveLength(1);
    expect(host.opened).toEqual([]);
  });

  it.each([
    ['NotAllowedError', /The camera is blocked/],
    ['NotFoundError', /We can’t find a camera/],
    ['NotReadableError', /The camera won’t start/],
  ])('says after %s what to do, and takes the number instead', async (name, message) => {
    refuse(name);
    const host = await scan();
    expect(await screen.findByText(message)).toBeVisible();
    await userEvent.type(number(), '4006 3813 3393 1{Enter}');
    await waitFor(() => expect(host.opened).toEqual(['/product/whole-milk']));
  });

  it('works without the camera’s interface, as on a page that is not served safely', async () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    await scan();
    expect(await screen.findByText(/We can’t find a camera/)).toBeVisible();
  });

  it('names digits that are no barcode, and asks the shop nothing', async () => {
    refuse('NotFoundError');
    const host = await scan();
    await userEvent.type(number(), '123');
    await userEvent.click(screen.getByRole('button', { name: 'Find' }));
    expect(screen.getByText(/123 is not a complete number/)).toBeVisible();
    expect(host.calls.filter(({ path }) => path.includes('barcodes'))).toEqual([]);
  });

  it('says that a failing call can be tried again', async () => {
    refuse('NotFoundError');
    await scan({
      'GET /api/search/barcodes/:gtin': () =>
        answer(500, { errorCode: 'INTERNAL_ERROR', message: 'broken' }),
    });
    await userEvent.type(number(), `${milk}{Enter}`);
    expect(await screen.findByText('That didn’t work. Please try again.')).toBeVisible();
  });
});
