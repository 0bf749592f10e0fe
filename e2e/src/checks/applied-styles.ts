import type { Page } from '@playwright/test';

/** How the main part of a page looks: the rules that apply to it, and what they come to. */
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
        // States such as `:hover` depend on the pointer, and pseudo elements fit no element.
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
    const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet.cssRules));

    const names = [
      ...['display', 'position', 'color', 'background-color', 'font-size', 'font-weight'],
      ...['margin-top', 'padding-left', 'gap', 'list-style-type', 'text-decoration-line'],
      ...['border-top-width', 'border-radius', 'flex-direction', 'appearance'],
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
