import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Stores of the database that is updated. */
const STORES = ['s1', 's2', 's3', 's4'];
/** One deposit pays so many orders. */
const PAID_TOGETHER = 100;

const orderColumns = `store_id, id, order_number, marketplace, status, client_name, client_name_folded, purchase_date, total, payment,
  shipping_address, channel_data, billing`;
const moneyColumns = `store_id, marketplace, order_number, purchase_date, pieces, returned, sale, commission, isr, iva, guides, net,
  paid_net, difference, state, payout_id`;
const payoutColumns =
  'store_id, id, marketplace, period_first, period_last, pay_at, reference, state, amount';

/** Fills the tables of the first step with `count` finished orders, their money, and the deposits that paid them. */
export async function fillFirstTables(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const share = Math.floor(count / STORES.length);
  try {
    await client.query(`select set_config('app.scope', 'all', false)`);
    for (const [index, store] of STORES.entries()) {
      await client.query(
        `insert into stores (id, owner_email, position, created_at) values ($1, 'a@b.example', $2, now())`,
        [store, index + 1],
      );
      await client.query('insert into wallets (store_id, balance) values ($1, 0)', [store]);
      await client.query(
        `insert into wallet_entries (store_id, kind, amount, created_at) values ($1, 'top_up', 1000000000, now())`,
        [store],
      );
      for (let from = 0; from < share; from += 20_000) {
        const numbers = `generate_series(${from}, ${Math.min(share, from + 20_000) - 1}) n`;
        const at = `now() - n * interval '90 seconds'`;
        await client.query(`begin;
          insert into orders (${orderColumns}) select '${store}', 'o-' || n, 'n-' || n, 'CS', 'finalizado', 'Ana Ruiz', 'ana ruiz', ${at},
            10000, '{}', '{}', '{}', 2 from ${numbers};
          insert into order_money (${moneyColumns}) select '${store}', 'CS', 'n-' || n, ${at}, 1, 0, 100, 20, 0, 0, 0, 80,
            80 - (n % 50 = 0)::int, (n % 50 = 0)::int, case when n % 50 = 0 then 'diferencia' else 'pagado' end,
            'P-' || n / ${PAID_TOGETHER} from ${numbers};
          insert into payouts (${payoutColumns}) select '${store}', 'P-' || p, 'CS', '2026-01-05', '2026-01-11', now(), 'SPEI', 'pagado', 80 * count(*)
            from (select n / ${PAID_TOGETHER} as p from ${numbers}) x group by p;
          insert into payout_lines (store_id, payout_id, line, order_number, kind, amount, at) select '${store}',
            'P-' || n / ${PAID_TOGETHER}, n % ${PAID_TOGETHER} * 2 + k, 'n-' || n, case k when 0 then 'venta' else 'comision' end,
            case k when 0 then 100 else -20 end, now() from ${numbers}, generate_series(0, 1) k;
          commit`);
      }
    }
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** A guide is bought, in the order in which the version before keys of stores wrote it. */
const purchase = (store: string, name: string) => `
  insert into quotes (token, store_id, carrier_id, service_type, request, billed_weight, total_cost, created_at, expires_at)
    values ('q-${name}', '${store}', 'c', 's', '{}', 1, 10, now(), now());
  select number from guides where number = 'g-${name}';
  update wallets set balance = balance where store_id = '${store}';
  insert into guides (number, store_id, order_number, carrier_id, service_type, total_cost, status, guide_type, content, origin, destination,
    packages, colocation_ids, billed_weight, package_value, created_at) values ('g-${name}', '${store}', 'n-${name}', 'c', 's', 10,
    'generada', 'manual', '', '{}', '{}', '[]', '[]', 1, 0, now());
  insert into wallet_entries (store_id, kind, amount, guide, created_at) values ('${store}', 'charge', -10, 'g-${name}', now());
  insert into guide_events (store_id, guide, status, date) values ('${store}', 'g-${name}', 'generada', now());
  update quotes set guide = 'g-${name}' where token = 'q-${name}';
  insert into uploaded_files (key, store_id, kind, name, content_type, size, bytes, created_at)
    values ('${name}', '${store}', 'invoice', '', '', 0, '', now()) on conflict do nothing;
  insert into audit_entries (store_id, email, call_id, request_id, created_at) values ('${store}', '', '', '', now());`;

/** The statements of a version before the sums of money, letter for letter in their columns: an order that is sold and paid. */
const sale = (store: string, name: string) => `begin;
  select set_config('app.store_id', '${store}', true);
  insert into orders (${orderColumns}) values ('${store}', 'o-${name}', 'n-${name}', 'CS', 'finalizado', 'Eva Sol', 'eva sol', now(), 10000,
    '{}', '{}', '{}', 2);
  insert into order_money (${moneyColumns}) values ('${store}', 'CS', 'n-${name}', now(), 1, 0, 100, 20, 0, 0, 0, 80, null, 0, 'por_cobrar',
    null);
  update orders set invoice_status = 'enviada' where store_id = '${store}' and id = 'o-${name}';
  insert into payouts (${payoutColumns}) values ('${store}', 'P-${name}', 'CS', '2026-01-05', '2026-01-11', now(), 'SPEI', 'pagado', 80);
  insert into payout_lines (store_id, payout_id, line, order_number, kind, amount, at) values
    ('${store}', 'P-${name}', 1, 'n-${name}', 'venta', 100, now()), ('${store}', 'P-${name}', 2, 'n-${name}', 'comision', -20, now());
  update order_money set state = 'pagado', paid_net = 80, payout_id = 'P-${name}'
    where store_id = '${store}' and marketplace = 'CS' and order_number = 'n-${name}';
  ${purchase(store, name)}
  commit`;

const reading = (store: string) => `begin;
  select set_config('app.store_id', '${store}', true);
  select id from orders where store_id = '${store}' order by purchase_date desc nulls first, id limit 50;
  select id, amount from payouts where store_id = '${store}' and marketplace = 'CS' order by pay_at desc nulls first, id limit 50;
  commit`;

export type Load = {
  /** The milliseconds of the longest call. */
  readonly longest: number;
  readonly failed: readonly string[];
  readonly writes: number;
  readonly reads: number;
};

/** Calls of the version before, by so many writers and readers, from now until `stop`. */
export function startLoad(url: string, { writers, readers }: { writers: number; readers: number }) {
  const over = new AbortController();
  const done = { longest: 0, failed: [] as string[], writes: 0, reads: 0 };
  const work = async (worker: number, isWriter: boolean) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const store = STORES[worker % STORES.length] ?? '';
    for (let round = 0; !over.signal.aborted; round += 1) {
      const since = performance.now();
      try {
        await client.query(isWriter ? sale(store, `w${worker}-${round}`) : reading(store));
        done[isWriter ? 'writes' : 'reads'] += 1;
      } catch (error) {
        done.failed.push(String(error));
        await client.query('rollback');
      }
      done.longest = Math.max(done.longest, performance.now() - since);
      await sleep(20);
    }
    await client.end();
  };
  const workers = [
    ...Array.from({ length: writers }, (_, worker) => work(worker, true)),
    ...Array.from({ length: readers }, (_, worker) => work(worker, false)),
  ];
  return {
    stop: async (): Promise<Load> => {
      over.abort();
      await Promise.all(workers);
      return done;
    },
  };
}

/** Returns where the sums of the updated database say otherwise than its rows: nowhere, or there is a defect. */
export async function wrongSums(url: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select set_config('app.scope', 'all', false)`);
    const { rows: money } = await client.query('select d.* from stores s, money_differences(s.id) d');
    const { rows: deposits } = await client.query('select d.* from stores s, payout_differences(s.id) d');
    const { rows: lines } = await client.query(
      `select p.store_id, p.id from payouts p left join (
         select store_id, payout_id, count(*) filter (where kind = 'venta') as sold, count(*) filter (where kind = 'comision') as taken
         from payout_lines group by 1, 2
       ) l on l.store_id = p.store_id and l.payout_id = p.id
       where (p.sale_lines, p.commission_lines) is distinct from (l.sold, l.taken)`,
    );
    return [...money, ...deposits, ...lines];
  } finally {
    await client.end();
  }
}
