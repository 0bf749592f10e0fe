import type { Page } from '@playwright/test';

/** The styles of a page's main part: the matching rules, and the computed values. */
export interface AppliedStyles {
  /** Selectors that fit an element of the main part, sorted; each with its declarations. */
  readonly rules: readonly string[];
  /** Of the heading and elements spread over the page: tag and computed properties. */
  readonly computed: readonly string[];
}

/** Number of elements whose computed style is compared. */
const ELEMENTS = 10;

/** Reads which style rules apply to `main`, from every style sheet of the document. */
export function appliedStyles(page: Page): Promise<AppliedStyles> {
  return page.evaluate((count) => {
    const main = document.querySelector('main');
    if (!main) return { rules: [], computed: [] };
    const all = [...main.querySelectorAll<HTMLElement>('*')].filter(
      (one) => one.namespaceURI === document.documentElement.namespaceURI,
    );

    const fits = (selector: string) => {
      try {
        // Client navigation makes the heading focusable, a first load does not.
        if (selector.includes('[tabindex="-1"]')) return false;
        // States such as `:hover` depend on the pointer, and pseudo elements match no element.
        return main.querySelector(selector.replace(/:(?:hover|focus|active)[\w-]*/g, '')) !== null;
      } catch {
        return false;
      }
    };
    const rulesOf = (list: CSSRuleList): string[] =>
      [...list].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return fits(rule.selectorText) ? [rule.cssText] : [];
        return 'cssRules' in rule ? rulesOf(rule.cssRules as CSSRuleList) : [];
      });
    const readable = (sheet: CSSStyleSheet) => {
      try {
        return rulesOf(sheet.cssRules);
      } catch {
        // It failed to load.
        return [];
      }
    };
    const rules = [...document.styleSheets].flatMap(readable);

    const names = [
      'display',
      'position',
      'color',
      'background-color',
      'font-size',
      'font-weight',
      'margin-top',
      'padding-left',
      'gap',
      'list-style-type',
      'text-decoration-line',
      'border-top-width',
      'border-radius',
      'flex-direction',
      'appearance',
    ];
    const chosen = [main.querySelector('h1'), ...all.filter((_one, at) => spread(at))];
    function spread(at: number) {
      return at % Math.max(1, Math.floor(all.length / count)) === 0;
    }
    const computed = chosen.slice(0, count).flatMap((one) => {
      if (!one) return [];
      const style = getComputedStyle(one);
      return [`${one.tagName} ${names.map((name) => style.getPropertyValue(name)).join('|')}`];
    });
    return { rules: [...new Set(rules)].sort(), computed };
  }, ELEMENTS);
}

/**
 * Records the computed styles of each element of `main`; the returned function lists the elements whose
 * styles have changed. Elements that were replaced in between are left out.
 */
export async function styleChanges(page: Page): Promise<() => Promise<string[]>> {
  const handle = await page.evaluateHandle(() => {
    const look = (element: Element) => {
      const { display, position, fontSize, listStyleType, textDecorationLine, appearance } =
        getComputedStyle(element);
      return [display, position, fontSize, listStyleType, textDecorationLine, appearance].join('|');
    };
    const before = [...document.querySelectorAll('main *')].map(
      (element) => [element, look(element)] as const,
    );
    return () =>
      before.flatMap(([element, was]) => {
        const is = look(element);
        return element.isConnected && is !== was ? [`${element.tagName}: ${was} → ${is}`] : [];
      });
  });
  return () => handle.evaluate((changes) => changes());
}
