import type { Page } from '@playwright/test';

const left = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']; // prettier-ignore
const parities = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL']; // prettier-ignore
const inverted = (bars: string) => [...bars].map((bar) => (bar === '1' ? '0' : '1')).join('');
const reversed = (bars: string) => [...bars].reverse().join('');

/** The 95 modules of an EAN-13. */
function barsOf(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number);
  const bars = digits.map((digit, place) => {
    const plain = left[digit] ?? '';
    if (place >= 6) return inverted(plain);
    return parities[first]?.[place] === 'G' ? reversed(inverted(plain)) : plain;
  });
  return `101${bars.slice(0, 6).join('')}01010${bars.slice(6).join('')}101`;
}

/** A camera that shows the barcode of an EAN-13. */
export async function fakeCamera(page: Page, code: string): Promise<void> {
  await page.addInitScript((bars) => {
    const getUserMedia = () => {
      const canvas = document.createElement('canvas');
      canvas.width = 800;
      canvas.height = 600;
      const draw = canvas.getContext('2d');
      const paint = () => {
        if (!draw) return;
        draw.fillStyle = '#fff';
        draw.fillRect(0, 0, 800, 600);
        draw.fillStyle = '#000';
        for (const [place, bar] of [...bars].entries())
          if (bar === '1') draw.fillRect(115 + place * 6, 200, 6, 200);
      };
      paint();
      setInterval(paint, 100);
      return Promise.resolve(canvas.captureStream(10));
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  }, barsOf(code));
}

/** The browser's own detector, which sees one code after the other, at each event `next-code`. */
export async function fakeDetector(page: Page, codes: readonly string[]): Promise<void> {
  await page.addInitScript((all) => {
    let at = 0;
    document.addEventListener('next-code', () => (at += 1));
    Object.assign(window, {
      BarcodeDetector: class {
        static getSupportedFormats(): Promise<string[]> {
          return Promise.resolve(['ean_13', 'ean_8', 'upc_a']);
        }
        detect = () => Promise.resolve([{ rawValue: all[at] }]);
      },
    });
  }, codes);
}
