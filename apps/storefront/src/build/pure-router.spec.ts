import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { annotatePure, checkMarks } from '../../../../tools/vite/plugins/pure-router.mjs';

const INSTALLED = path.join(__dirname, '../../../../node_modules/react-router/dist/development');

describe('react-router in the browser build', () => {
  it('marks the calls that create contexts and components', () => {
    expect(
      annotatePure('var A = React.createContext(\n  null\n);\nvar B = React10.forwardRef(\n'),
    ).toBe(
      'var A = /* @__PURE__ */ React.createContext(\n  null\n);\n' +
        'var B = /* @__PURE__ */ React10.forwardRef(\n',
    );
  });

  it('leaves out names that only tools for developers read', () => {
    expect(annotatePure('A.displayName = "A";\nvar b = 1;')).toBe('\nvar b = 1;');
  });

  it('keeps the context of a class, inside the class', () => {
    const code = 'var E = class extends React2.Component {\n  render() {}\n};\nE.contextType = C;';
    expect(annotatePure(code)).toBe(
      'var E = class extends React2.Component {\n  static contextType = C;\n  render() {}\n};\n',
    );
  });

  it('leaves alone what is called inside functions', () => {
    const code = 'function f() {\n  var A = React.createContext(null);\n}';
    expect(annotatePure(code)).toBe(code);
  });

  it('finds these forms in the installed version', () => {
    const chunks = readdirSync(INSTALLED).filter((name) => /^chunk-.*\.mjs$/.test(name));
    const texts = chunks.map((name) =>
      annotatePure(readFileSync(path.join(INSTALLED, name), 'utf8')),
    );
    expect(texts.join('').match(/@__PURE__ \*\/ React/g)?.length).toBeGreaterThan(10);
    expect(texts.join('')).not.toMatch(/^\w+\.(displayName|contextType) = /m);
    expect(texts.join('')).toContain('static contextType = ');
  });

  it('fails the build when a version is written in another way', () => {
    expect(() => checkMarks(27)).not.toThrow();
    expect(() => checkMarks(0)).toThrow('react-router has 0 calls that could be marked');
  });
});
