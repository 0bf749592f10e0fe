import { readIngredient } from './ingredient-text.js';

describe('parsing an ingredient', () => {
  it.each([
    ['200 g Mehl', { amount: 200, unit: 'g', name: 'Mehl' }],
    ['1,5 kg Erdäpfel', { amount: 1500, unit: 'g', name: 'Erdäpfel' }],
    ['1 ½ tsp salt', { amount: 1.5, unit: 'teaspoon', name: 'salt' }],
    ['1/4 l Obers', { amount: 250, unit: 'ml', name: 'Obers' }],
    ['2–3 Zehen Knoblauch', { amount: 3, unit: 'clove', name: 'Knoblauch' }],
    ['3 Eier', { amount: 3, unit: 'piece', name: 'Eier' }],
    ['Salz und Pfeffer', { name: 'Salz und Pfeffer' }],
    ['0 g nothing', { name: '0 g nothing' }],
    ['2', { name: '2' }],
  ])('reads %j', (text, expected) => {
    expect(readIngredient(text)).toEqual(expected);
  });
});
