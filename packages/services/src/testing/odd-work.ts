import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../core/refusal.ts';
import { serveWork } from '../core/serve-work.ts';

/** The requests of a test to a work process: honest work, and everything that a file could make it do. */
export type OddRequest =
  | { readonly slices: number }
  | { readonly wait: number; readonly name: string }
  | { readonly odd: 'hang' | 'grow' | 'crash' | 'throw' | 'refuse' };

async function* oddWork(request: OddRequest): AsyncGenerator<string> {
  if ('slices' in request) {
    for (let at = 0; at < request.slices; at += 1) yield `slice ${at}`;
    return;
  }
  if ('wait' in request) {
    await wait(request.wait);
    yield request.name;
    return;
  }
  if (request.odd === 'hang') for (;;);
  if (request.odd === 'grow')
    for (const all: string[][] = []; ;) all.push(Array.from({ length: 1e6 }, String));
  if (request.odd === 'crash') process.abort();
  if (request.odd === 'throw') throw new TypeError('odd');
  throw new Refusal(422, 'No se puede', {
    code: 'odd',
    fields: [{ field: 'file', message: 'No' }],
    data: { columns: ['odd'] },
  });
}

serveWork(oddWork);
