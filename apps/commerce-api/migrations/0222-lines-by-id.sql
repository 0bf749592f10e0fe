-- A line that is not in the visitor's cart may be in another's: whoever names that one is refused.
CREATE INDEX cart_items_line ON cart_items (tenant, line_item_id);
