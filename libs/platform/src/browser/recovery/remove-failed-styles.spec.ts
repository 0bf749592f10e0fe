import { removeFailedStyles } from './remove-failed-styles.js';

it('removes the link of a style sheet that failed, so that it can be requested again', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/broken.css"><link rel="icon" href="/i.png">';
  removeFailedStyles();
  document.querySelector('[rel=stylesheet]')?.dispatchEvent(new Event('error'));
  expect([...document.head.children].map((link) => link.getAttribute('href'))).toEqual(['/i.png']);
});
