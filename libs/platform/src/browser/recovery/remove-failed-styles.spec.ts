import { removeFailedStyles } from './remove-failed-styles.js';

it('leaves no link to a style sheet that did not come, so that it can be asked for again', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/broken.css"><link rel="icon" href="/i.png">';
  removeFailedStyles();
  document.querySelector('[rel=stylesheet]')?.dispatchEvent(new Event('error'));
  expect([...document.head.children].map((link) => link.getAttribute('href'))).toEqual(['/i.png']);
});
