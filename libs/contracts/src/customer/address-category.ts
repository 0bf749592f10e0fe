export type AddressCategory = 'billing' | 'delivery' | 'combined';

/** Reads an address category, which older data spells with a capital (ADDR-02). */
export function addressCategoryOf(text: string): AddressCategory | undefined {
  switch (text) {
    case 'billing':
    case 'Billing':
      return 'billing';
    case 'delivery':
    case 'Delivery':
      return 'delivery';
    case 'combined':
      return 'combined';
    default:
      return undefined;
  }
}
