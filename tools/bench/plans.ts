import type { Database } from '@trastienda/services/database';

export type Sent = { readonly text: string; readonly values: readonly unknown[] };

/** Records the queries of the services from now on; connections that are already open are not recorded. */
export function listen(database: Database): Sent[] {
  const sent: Sent[] = [];
  database.$client.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: readonly unknown[]) => {
        const [config, values] = args;
        const text = typeof config === 'string' ? config : (config as { text: string }).text;
        if (/\b(?:from|with)\b|enable_sort/i.test(text))
          sent.push({ text, values: (values ?? []) as unknown[] });
        return query(...args);
      },
    });
  });
  return sent;
}

/**
 * The plans of the recorded queries, in order, as the application's role sees a store. A setting among them
 * is set.
 */
export async function plansOf(
  database: Database,
  store: string,
  asked: readonly Sent[],
): Promise<{ readonly text: string; readonly plan: string }[]> {
  const client = await database.$client.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.store_id', $1, true)`, [store]);
    const plans = [];
    for (const { text, values } of asked) {
      if (text.includes('enable_sort')) {
        await client.query(text);
        continue;
      }
      const found = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values]);
      plans.push({ text, plan: found.rows.map((row) => row['QUERY PLAN']).join('\n') });
    }
    return plans;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
