import { marksSaying, withImplied } from './implied-labels.js';

it.each([
  [[], []],
  [['vegan'], ['vegan', 'vegetarian']],
  [
    ['vegetarian', 'vegan', 'organic'],
    ['vegetarian', 'vegan', 'organic'],
  ],
  [['vegetarian'], ['vegetarian']],
  [['lactose-free'], ['lactose-free']],
])('the labels %j imply %j', (marks, all) => {
  expect(withImplied(marks)).toEqual(all);
});

it.each([
  ['vegetarian', ['vegetarian', 'vegan']],
  ['vegan', ['vegan']],
  ['organic', ['organic']],
] as const)('%s is implied by %j', (mark, labels) => {
  expect(marksSaying(mark)).toEqual(labels);
});
