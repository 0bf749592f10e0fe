import { render, screen } from '@testing-library/react';
import { Picture } from './picture.js';

const drawing = { url: '/a.svg', alt: 'Milk', width: 640, height: 640 };
const srcset = '/b-320.webp 320w, /b-640.webp 640w';
const photo = { ...drawing, url: '/b-640.webp', srcset, colour: '#fefefe', focus: '30% 70%' };

describe('the picture of a product', () => {
  it('offers the widths of a photograph, and has its colour and focus', () => {
    render(<Picture picture={photo} name="Milk" alt="Milk" sizes="4rem" />);
    const img = screen.getByRole('img', { name: 'Milk' });
    expect(img).toHaveAttribute('srcset', srcset);
    expect(img).toHaveAttribute('sizes', '4rem');
    expect(img.style.objectPosition).toBe('30% 70%');
    expect(img.style.backgroundColor).toBe('rgb(254, 254, 254)');
  });

  it('names no position for a photograph without a focus, which the style sheet shows whole', () => {
    render(<Picture picture={{ ...photo, focus: undefined }} name="Milk" alt="Milk" />);
    expect(screen.getByRole('img').getAttribute('style')).not.toContain('object-position');
  });

  it('adds nothing to a drawing, because listings have no bytes left', () => {
    const { container } = render(<Picture picture={drawing} name="Milk" alt="Milk" />);
    expect(container.innerHTML).not.toMatch(/srcset|sizes|style/);
  });
});
