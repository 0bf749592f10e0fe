import {
  createLanguageBuild,
  variantName,
  variantsOf,
} from '../../../../tools/vite/language-variants.mjs';

const FOLDER = 'libs/features/wallet/src/messages';

/** What a minifier makes of the marks in a module. */
function build() {
  const languages = createLanguageBuild();
  const mark = (language: string, messages: Readonly<Record<string, string>>) =>
    languages.mark(FOLDER, 'pages', language, messages).replace('/* @__PURE__ */ ', '');
  const de = mark('de', { title: 'Guthaben', 'cards#one': '{count} Karte' });
  const en = mark('en', { title: 'Wallet', 'cards#one': '{count} card', 'cards#other': 'cards' });
  const fr = mark('fr', { title: 'Cagnotte' });
  const list = 'm.f=["assets/dialog-1.js","assets/dialog-2.css"]';
  const code = `import"./vendor-1.js";const t=c("wallet",{de:${de},en:${en},fr:${fr}}),d=(${list})`;
  return { languages, code };
}

describe('a chunk in one language', () => {
  it('has the messages of that language alone', () => {
    const { languages, code } = build();
    const german = languages.write(code, 'de');
    expect(german).toContain('{de:{title:"Guthaben","cards#one":"{count} Karte"},en:{},fr:{}}');
  });

  it('keeps what its language lacks in the others, each plural as a whole', () => {
    const { languages, code } = build();
    const french = languages.write(code, 'fr');
    expect(french).toContain('en:{"cards#one":"{count} card","cards#other":"cards"}');
    expect(french).toContain('de:{"cards#one":"{count} Karte"}');
    expect(french).not.toContain('Wallet');
  });

  it('is in its language’s folder, with the scripts that it preloads', () => {
    const { languages, code } = build();
    const [german] = variantsOf(code, 'assets/wallet-1.js', languages);
    expect(german?.fileName).toBe(variantName('assets/wallet-1.js', 'de'));
    expect(german?.fileName).toBe('assets/de/wallet-1.js');
    expect(german?.own).toContain('m.f=["dialog-1.js","dialog-2.css"]');
    expect(german?.own).toContain('import"./vendor-1.js"');
  });

  it('finds what it preloads: scripts in its folder, style sheets beside it', () => {
    const { languages } = build();
    const code = 'const u=function(e){return"/"+e},f="Unable to preload CSS"';
    const [german] = variantsOf(code, 'assets/app-1.js', languages);
    const urlOf = new Function(`${german?.own};return u`)() as (name: string) => string;
    expect(urlOf('dialog-1.js')).toBe('/assets/de/dialog-1.js');
    expect(urlOf('dialog-2.css')).toBe('/assets/dialog-2.css');
    expect(() => variantsOf('f="Unable to preload CSS"', 'assets/app-1.js', languages)).toThrow(
      'in an unknown way',
    );
  });

  it('is not written where it would be the original', () => {
    const { languages } = build();
    expect(variantsOf('const a=1', 'assets/a.js', languages)).toEqual([]);
  });

  it('the original has all languages, and its name depends on each text', () => {
    const { languages, code } = build();
    expect(languages.write(code)).toContain('Guthaben');
    expect(languages.write(code)).toContain('Wallet');
    const other = languages.mark(FOLDER, 'pages', 'de', { title: 'Konto' });
    expect(code).not.toContain(other.replace('/* @__PURE__ */ ', ''));
  });
});
