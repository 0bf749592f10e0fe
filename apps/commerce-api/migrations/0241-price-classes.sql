-- What the law says of a product's price, and what its deposit is for; NULL for ordinary goods and for
-- goods without a deposit.
ALTER TABLE products
  ADD COLUMN price_class text CHECK (price_class IN ('giftCard', 'multiPurposeVoucher',
    'infantFormula', 'tobacco', 'fixedPriceBook', 'medicine')),
  ADD COLUMN deposit_kind text CHECK (deposit_kind IN ('singleUse', 'returnable'));
