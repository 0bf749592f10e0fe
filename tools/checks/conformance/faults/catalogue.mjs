/** Lists and products that contradict one another. */
export const catalogueFaults = [
  {
    id: 'pages-overlap',
    what: 'a page repeats the last product of the one before',
    from: 'const { offset, pageSize, sort } = query;\n	if (offset >= left.length) return [];',
    to: 'const { pageSize, sort } = query, offset = Math.max(0, query.offset - 1);\n	if (offset >= left.length) return [];',
    caughtBy: 'catalogue.pages',
  },
  {
    id: 'similar-to-itself',
    what: 'a product is similar to itself',
    from: [
      'ne(products.sku, to.sku), isOtherGroup,',
      'const isOtherGroup = to.variantGroup === null ? void 0 : ',
    ],
    to: ['', 'const isOtherGroup = true ? void 0 : '],
    caughtBy: 'catalogue.similar',
  },
  {
    id: 'unknown-favourite',
    what: 'a product that does not exist is liked',
    from: 'if (!index.numbers.has(favorite.reference)) throw',
    to: 'if (false) throw',
    caughtBy: 'saved.favorites',
  },
  {
    id: 'unknown-host-404',
    what: 'a host name without a shop is answered with 404',
    from: 'new ApiFailure(421, errorCodes.misdirected,',
    to: 'new ApiFailure(404, errorCodes.misdirected,',
    caughtBy: 'tenant.unknown-host',
  },
];
