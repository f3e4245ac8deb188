import type { AnyCall } from '../../packages/api-client/src/core/define-call.ts';
import { isCamel, Refusal } from './generator.ts';

/** A call, with the fields of its parts for a page that is written from them. */
export type LiveCall = AnyCall & {
  readonly params: Shaped;
  readonly query: Shaped;
  readonly body?: Shaped;
};
type Shaped = { readonly _zod: { readonly def: { readonly shape?: Readonly<Record<string, Field>> } } };
type Field = { readonly _zod: { readonly def: { readonly type: string } } };

export const fieldsOf = (shaped: Shaped | undefined): Readonly<Record<string, Field>> =>
  shaped?._zod.def.shape ?? {};

/** A call that the services answer, by its id. */
export async function liveCall(id: string): Promise<LiveCall> {
  if (!isCamel(id)) throw new Refusal(`'${id}' is no name of a call: write it like listOrders.`);
  const { calls } = await import('../../packages/api-client/src/calls.ts');
  const found = (calls as unknown as Readonly<Record<string, LiveCall | undefined>>)[id];
  if (found === undefined)
    throw new Refusal(
      `No service answers a call ${id}. npm run new call makes one, its handler makes it live.`,
    );
  return found;
}
