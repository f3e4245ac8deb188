-- Distributes the tables of the services over the machines of a Citus cluster, each store on one of them (ADR 18).
-- It was never run: there is no Citus on the machines that the product is made on. A test holds its lists and the schema to the
-- rules of the engine's documentation. As a superuser on the coordinator, while all processes are stopped, after npm run migrate:
--   psql --set=ON_ERROR_STOP=1 --file=deploy/citus/distribute.sql postgres://…/shop
create extension if not exists citus;
-- Row-level security reads app.store_id, which the engine hands on to its workers only when it is said by SET LOCAL.
alter database :DBNAME set citus.propagate_set_commands = 'local';
-- The engine takes triggers of distributed tables with this setting only, on every node.
alter system set citus.enable_unsafe_triggers = on;
select run_command_on_workers('alter system set citus.enable_unsafe_triggers = on');
select pg_reload_conf(), run_command_on_workers('select pg_reload_conf()');

-- Whole on every machine: what belongs to no store, and the people, who are looked up before their store is known.
select create_reference_table('brands');
select create_reference_table('carriers');
select create_reference_table('carrier_services');
select create_reference_table('catalogue_words');
select create_reference_table('categories');
select create_reference_table('category_attributes');
select create_reference_table('extended_zones');
select create_reference_table('on_time_rates');
select create_reference_table('reference_versions');
select create_reference_table('sat_products');
select create_reference_table('shipping_regions');
select create_reference_table('tariffs');
select create_reference_table('warehouses');
select create_reference_table('zip_codes');
select create_reference_table('zip_prefixes');
select create_reference_table('users');
select create_reference_table('stores');
select create_reference_table('store_users');
select create_reference_table('onboardings');

-- The rows of a store lie together; what others refer to comes first.
select create_distributed_table('orders', 'store_id');
select create_distributed_table('payouts', 'store_id', colocate_with => 'orders');
select create_distributed_table('jobs', 'store_id', colocate_with => 'orders');
select create_distributed_table('bulk_loads', 'store_id', colocate_with => 'orders');
select create_distributed_table('wallets', 'store_id', colocate_with => 'orders');
select create_distributed_table('guides', 'store_id', colocate_with => 'orders');
select create_distributed_table('audit_entries', 'store_id', colocate_with => 'orders');
select create_distributed_table('bulk_rows', 'store_id', colocate_with => 'orders');
select create_distributed_table('channel_cases', 'store_id', colocate_with => 'orders');
select create_distributed_table('channel_events', 'store_id', colocate_with => 'orders');
select create_distributed_table('channel_exits', 'store_id', colocate_with => 'orders');
select create_distributed_table('channel_hooks', 'store_id', colocate_with => 'orders');
select create_distributed_table('channel_inbox', 'store_id', colocate_with => 'orders');
select create_distributed_table('channel_links', 'store_id', colocate_with => 'orders');
select create_distributed_table('channel_outbox', 'store_id', colocate_with => 'orders');
select create_distributed_table('channel_secrets', 'store_id', colocate_with => 'orders');
select create_distributed_table('channel_turns', 'store_id', colocate_with => 'orders');
select create_distributed_table('deposit_accounts', 'store_id', colocate_with => 'orders');
select create_distributed_table('evidences', 'store_id', colocate_with => 'orders');
select create_distributed_table('external_orders', 'store_id', colocate_with => 'orders');
select create_distributed_table('guide_events', 'store_id', colocate_with => 'orders');
select create_distributed_table('hosted_shop_products', 'store_id', colocate_with => 'orders');
select create_distributed_table('idempotency_keys', 'store_id', colocate_with => 'orders');
select create_distributed_table('inventory_withdrawals', 'store_id', colocate_with => 'orders');
select create_distributed_table('invoices', 'store_id', colocate_with => 'orders');
select create_distributed_table('job_rows', 'store_id', colocate_with => 'orders');
select create_distributed_table('link_attempts', 'store_id', colocate_with => 'orders');
select create_distributed_table('money_changes', 'store_id', colocate_with => 'orders');
select create_distributed_table('money_days', 'store_id', colocate_with => 'orders');
select create_distributed_table('money_months', 'store_id', colocate_with => 'orders');
select create_distributed_table('order_lines', 'store_id', colocate_with => 'orders');
select create_distributed_table('order_events', 'store_id', colocate_with => 'orders');
select create_distributed_table('order_money', 'store_id', colocate_with => 'orders');
select create_distributed_table('order_money_backfills', 'store_id', colocate_with => 'orders');
select create_distributed_table('order_names', 'store_id', colocate_with => 'orders');
select create_distributed_table('order_packages', 'store_id', colocate_with => 'orders');
select create_distributed_table('order_tally', 'store_id', colocate_with => 'orders');
select create_distributed_table('payout_changes', 'store_id', colocate_with => 'orders');
select create_distributed_table('payout_lines', 'store_id', colocate_with => 'orders');
select create_distributed_table('pickups', 'store_id', colocate_with => 'orders');
select create_distributed_table('product_saves', 'store_id', colocate_with => 'orders');
select create_distributed_table('product_skus', 'store_id', colocate_with => 'orders');
select create_distributed_table('product_tally', 'store_id', colocate_with => 'orders');
select create_distributed_table('product_words', 'store_id', colocate_with => 'orders');
select create_distributed_table('products', 'store_id', colocate_with => 'orders');
select create_distributed_table('quotes', 'store_id', colocate_with => 'orders');
select create_distributed_table('sales_changes', 'store_id', colocate_with => 'orders');
select create_distributed_table('sales_days', 'store_id', colocate_with => 'orders');
select create_distributed_table('sales_months', 'store_id', colocate_with => 'orders');
select create_distributed_table('stock_movements', 'store_id', colocate_with => 'orders');
select create_distributed_table('stock_shipments', 'store_id', colocate_with => 'orders');
select create_distributed_table('store_contacts', 'store_id', colocate_with => 'orders');
select create_distributed_table('store_keys', 'store_id', colocate_with => 'orders');
select create_distributed_table('store_logs', 'store_id', colocate_with => 'orders');
select create_distributed_table('store_services', 'store_id', colocate_with => 'orders');
select create_distributed_table('store_taxes', 'store_id', colocate_with => 'orders');
select create_distributed_table('store_webhooks', 'store_id', colocate_with => 'orders');
select create_distributed_table('storehouses', 'store_id', colocate_with => 'orders');
select create_distributed_table('survey_answers', 'store_id', colocate_with => 'orders');
select create_distributed_table('uploaded_files', 'store_id', colocate_with => 'orders');
select create_distributed_table('wallet_entries', 'store_id', colocate_with => 'orders');
select create_distributed_table('warehouse_stock', 'store_id', colocate_with => 'orders');

-- On the coordinator alone stay demo_clock, demo_marker and operator_actions, the schemas gateway (sessions), pgboss (the queue) and drizzle.
