/** Layout and character of a shop, each a choice between kinds; the first kind is the default. */
export interface ThemeKinds {
  /** Tiles, teasers and other cards: a line, a shadow, nothing, a thick lower edge, a line above. */
  readonly card?: 'outlined' | 'raised' | 'bare' | 'block' | 'ruled' | undefined;
  /**
   * One quiet surface, a navigation band in the brand's colour, the logo in the middle of no surface,
   * all in the brand's colour, or the logo large above a rule. A phone's bar is in the same manner.
   */
  readonly header?: 'plain' | 'band' | 'open' | 'solid' | 'masthead' | undefined;
  /**
   * Words beside a wide picture, a low panel in the brand's colour, large words first, a panel in the
   * accent's colour, or words on a panel before the first picture.
   */
  readonly hero?: 'beside' | 'panel' | 'editorial' | 'poster' | 'cover' | undefined;
  /** Links to departments: cards, round pictures, names on the brand's soft colour, or words between lines. */
  readonly departments?: 'cards' | 'round' | 'labels' | 'words' | undefined;
  /** The plus of a product: a circle, an outlined square, a wide button, or a circle in the accent's colour. */
  readonly tile?: 'round' | 'square' | 'wide' | 'bright' | undefined;
  /**
   * A list's title and filters: on the ground with a column of filters, on a band in the brand's or the
   * accent's colour, large with filters above wide tiles, or in the middle with filters above.
   */
  readonly listing?: 'quiet' | 'band' | 'bright' | 'wide' | 'centred' | undefined;
  /** A product's page: the price in a card, on the brand's soft colour, before the pictures, or beside large ones. */
  readonly product?: 'beside' | 'panel' | 'end' | 'large' | undefined;
  /**
   * What an order costs and when the next one comes: a card, a ticket with a head in the brand's colour,
   * a bill with a torn edge, a slate with chalk, or a label with a double rule.
   */
  readonly summary?: 'card' | 'ticket' | 'bill' | 'slate' | 'crate' | undefined;
  /** Room in cards and between sections. */
  readonly density?: 'comfortable' | 'compact' | 'airy' | undefined;
  /** Weight of headings and icons, letter spacing, and the ornament of a section's heading. */
  readonly heading?: 'plain' | 'strong' | 'light' | 'bar' | 'ruled' | undefined;
}
