import { patchStyleLoader } from '../../../../tools/vite/plugins/retry-styles.mjs';

/** The bundler's loader of style sheets, as its minified build has it. */
const LOADER =
  'var s=new Promise((n,r)=>{const s=a=>{"error"===a.type?r(new Error(`Unable to preload CSS for ${t}`)):n(a)};' +
  'e.addEventListener("load",s),e.addEventListener("error",s)});' +
  'const o=s.then(()=>{m[k]=void 0},x=>{throw m[k]=void 0,x});';

describe('the loader of style sheets', () => {
  it('retries one that failed, with a delay of at most five seconds', () => {
    const code = patchStyleLoader(LOADER);
    expect(code).toContain('throw delete m[k],x');
    expect(code).toContain('e.addEventListener("error",s),setTimeout(s,5000,{type:"load"})');
  });

  it('leaves other chunks as they are', () => {
    expect(patchStyleLoader('const a=1;')).toBe('const a=1;');
  });

  it.each([LOADER.replace('throw m[k]=void 0,x', 'throw x'), LOADER.replace('"load"', '"done"')])(
    'reports when the bundler’s output has changed',
    (code) => {
      expect(() => patchStyleLoader(code)).toThrow('unknown way');
    },
  );
});
