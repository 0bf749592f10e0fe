import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.js';

const trail = [
  { href: '/', text: 'Home' },
  { href: '/fruit', text: 'Fruit' },
];

it('is a landmark with an ordered list that ends with this page, which is no link', () => {
  render(<Breadcrumbs label="You are here" trail={trail} current="Apples" />);
  const list = within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/fruit',
  ]);
  expect(screen.getByText('Apples')).toHaveAttribute('aria-current', 'page');
});

it('renders its links with the given component', () => {
  const renderLink = ({ href, children }: { href: string; children: ReactNode }) => (
    <a href={`/en${href}`}>{children}</a>
  );
  render(<Breadcrumbs label="Here" trail={trail} current="Apples" renderLink={renderLink} />);
  expect(screen.getByRole('link', { name: 'Fruit' })).toHaveAttribute('href', '/en/fruit');
});
