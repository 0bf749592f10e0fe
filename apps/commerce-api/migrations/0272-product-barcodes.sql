-- Products are found by the number of their barcode. Leading zeros differ between kinds of codes.
CREATE INDEX products_by_barcode ON products (tenant, ltrim(details->>'gtin', '0'))
  WHERE details ? 'gtin';
