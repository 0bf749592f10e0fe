import { showLabels } from './show-labels.js';

const scrolled: Element[] = [];

beforeAll(() => {
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this);
  };
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => (draw(0), 0));
  showLabels(document);
});
beforeEach(() => void (scrolled.length = 0));

const focus = (markup: string) => {
  document.body.innerHTML = markup;
  const field = document.querySelector<HTMLElement>('[id=field]');
  field?.focus();
  return field;
};

describe('a field that is tapped', () => {
  it.each([
    '<input id="field">',
    '<textarea id="field"></textarea>',
    '<select id="field"></select>',
  ])('is scrolled into view with its label: %s', (markup) => {
    const field = focus(`<main>${markup}</main>`);
    expect(scrolled).toEqual([field]);
  });

  it.each([
    ['in the sticky header', '<header><input id="field"></header>'],
    ['with its label beside it', '<main><input id="field" type="checkbox"></main>'],
    ['that is a button', '<main><button id="field"></button></main>'],
  ])('stays where it is when it is one %s', (_, markup) => {
    focus(markup);
    expect(scrolled).toEqual([]);
  });
});
