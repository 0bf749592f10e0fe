-- The job that announces vans reads only the orders that are on their way.
CREATE INDEX orders_on_the_way ON orders (tenant, order_number) WHERE status = 'ON_THE_WAY';
