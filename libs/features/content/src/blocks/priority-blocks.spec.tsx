import { screen, within } from '@testing-library/react';
import { showBlock } from '../testing/show-blocks.js';

describe('blocks with a link', () => {
  it('CONT-10 a button is a link that looks like one; a new tab is announced and learns nothing', async () => {
    await showBlock('button', { label: 'Shop', link: 'https://x.example', newTab: true });
    const link = screen.getByRole('link', { name: 'Shop (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('CONT-15 a feature has a decorative drawing, a text and a link', async () => {
    const fields = { icon: 'truck', title: 'Today', text: 'Until ten', link: '/lieferung' };
    const { container } = await showBlock('feature', fields);
    expect(screen.getByRole('link', { name: 'Today' })).toHaveAttribute('href', '/lieferung');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('CONT-22 an option shows what it includes, its price and its link', async () => {
    await showBlock('option', {
      title: 'Pickup',
      price: 'free',
      points: ['from two hours on'],
      link: '/lieferung',
      cta: 'Find a store',
    });
    const option = screen.getByRole('article');
    expect(option).toHaveTextContent('free');
    expect(within(option).getByRole('listitem')).toHaveTextContent('from two hours on');
    expect(within(option).getByRole('link', { name: 'Find a store' })).toBeInTheDocument();
  });

  it('CONT-27 social profiles are plain links with their names', async () => {
    const profiles = [{ network: 'instagram', link: 'https://social.example/us' }];
    const { container } = await showBlock('social-follow', { title: 'Follow us', profiles });
    expect(screen.getByRole('link', { name: /^Instagram/ })).toHaveAttribute(
      'href',
      'https://social.example/us',
    );
    expect(container.querySelectorAll('img, iframe, script')).toHaveLength(0);
  });

  it('CONT-36 a contact names the ways to reach the shop', async () => {
    await showBlock('contact', {
      title: 'Service',
      ways: [
        { icon: 'phone', label: 'Phone', text: '+43 1 234', link: 'tel:+431234' },
        { icon: 'clock', label: 'Hours', text: 'Mon to Fri' },
      ],
    });
    expect(screen.getByRole('link', { name: '+43 1 234' })).toHaveAttribute('href', 'tel:+431234');
    expect(screen.getByText('Mon to Fri')).toBeInTheDocument();
  });
});
