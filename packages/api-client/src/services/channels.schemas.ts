import { channelEventKinds, completions, linkCauses, linkChecks } from '@trastienda/domain/channel-setup';
import * as z from 'zod/mini';
import { anyId, defaulted, id, instant, integer, list, nullable, storeId, text } from '../core/fields.ts';
import { maxPieces } from '../core/limits.ts';

const linkConnection = z.object({
  /** The shop's software, as it says; `null` until it said so. */
  version: nullable(z.string()),
  /** The last four letters of the key, and since when it is used; `null` for a key of before they were kept. */
  keyEnding: nullable(z.string()),
  keySince: nullable(instant()),
  /** Goes before the numbers of its orders. */
  prefix: nullable(z.string()),
  completeWhen: z.enum(completions),
});

/** One shop linked to a channel. */
const channelLink = z.object({
  shop_id: anyId(),
  name: z.string(),
  /** With `active` and a cause it failed lately, and is tried again by itself. */
  status: z.enum(['active', 'inactive', 'error']),
  linkedAt: instant(),
  lastOrderAt: nullable(instant()),
  failedSince: nullable(instant()),
  /** Why it does not work, of a closed list; `message` is its sentence. */
  cause: nullable(z.enum(linkCauses)),
  message: nullable(z.string()),
  url: nullable(z.string()),
  lastSyncAt: nullable(instant()),
  /** Whether the shop itself tells what is new: it does, it does not, or somebody switched that off there. */
  webhook: defaulted(z.enum(['activo', 'sin', 'apagado']), 'sin'),
  /** The next look at it; `null` where nobody looks. */
  nextSyncAt: nullable(instant()),
  /** Orders that were read, and told to the shop, within 24 hours. */
  readDay: defaulted(integer(), 0),
  writtenDay: defaulted(integer(), 0),
  /** The connection of a shop that is linked for real; `null` for all others. */
  connection: nullable(linkConnection),
  capabilities: defaulted(z.array(z.enum(['pedidos', 'guias', 'etiquetas', 'cancelaciones'])), []),
  /** The channel's orders in pendiente: what unlinking asks about. */
  pendingOrders: defaulted(integer(), 0),
  /** Acts on orders here that the shop was not told of yet. */
  pending: defaulted(integer(), 0),
  /** The shop's orders that wait for a person to decide. */
  cases: defaulted(integer(), 0),
});
export type ChannelLink = z.output<typeof channelLink>;

/** `channels` empty: not linked. Codes that follow later pass through. */
export const integrationChannel = z.object({
  channel_id: anyId(),
  marketplace: z.string(),
  channels: z.array(channelLink),
  pedidos: z.optional(z.boolean()),
});

/** A check of a shop, with a sentence of how it stands. */
const channelCheck = z.object({ name: z.enum(linkChecks), ok: z.boolean(), message: z.string() });
export type ChannelCheck = z.output<typeof channelCheck>;
export const channelChecks = z.array(channelCheck);

export const channelLinkResult = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.extend(channelLink, { checks: defaulted(channelChecks, []) }),
});

/** An event between a shop and us. */
export const channelEvent = z.object({
  id: integer(1),
  at: instant(),
  kind: z.enum(channelEventKinds),
  /** Orders that it is about. */
  count: integer(),
  /** The number of the one order that it is about. */
  orderid: nullable(z.string()),
  /** A sentence for the merchant. */
  message: z.string(),
  /** The text that support asks for. */
  folio: z.string(),
});
export type ChannelEvent = z.output<typeof channelEvent>;
/** Address to which the browser goes to grant access. */
export const channelLinkStart = z.object({ url: z.string(), state: z.string() });

/** All parameters of the channel's return address: some channels sign the whole of it. */
const callback = /* @__NO_SIDE_EFFECTS__ */ () =>
  z
    .record(text(100, 1), text(4000))
    .check(z.refine((said) => Object.keys(said).length <= 20, { error: 'Son demasiados datos de regreso' }));

/** Links a shop in two steps: without `code` and `state` it starts, with both it finishes. */
export const grantSteps = /* @__NO_SIDE_EFFECTS__ */ <Shape extends Record<string, z.ZodMiniType>>(
  shape: Shape,
) =>
  z
    .object({
      ...shape,
      code: z.optional(text(4000, 1)),
      state: z.optional(text(4000, 1)),
      callback: z.optional(callback()),
    })
    .check(
      z.refine((given) => {
        const { code, state, callback: said } = given as Readonly<Record<string, unknown>>;
        return (code === undefined) === (state === undefined) && (said === undefined || code !== undefined);
      }, 'code y state van juntos'),
    );

/** The lines of one order that an action is for. */
export const orderLines = {
  storeId: storeId(),
  orderId: id(),
  colocationIds: list(id(), maxPieces, 1),
};

/** The codes that are calls; `orden_compra` is `downloadPurchaseOrder`. */
export const totalPlayActions = [
  'aceptar_orden',
  'validar_envio',
  'imprimir_guia',
  'rechazar_orden',
] as const;

export const exampleLink: ChannelLink = {
  shop_id: 'shop-77',
  name: 'Casa Lumbre',
  status: 'active',
  linkedAt: '2025-03-04T17:20:00.000Z',
  lastOrderAt: '2025-11-25T15:18:00.000Z',
  failedSince: null,
  cause: null,
  message: null,
  url: 'https://tienda.example.com',
  lastSyncAt: '2025-11-25T17:55:00.000Z',
  webhook: 'activo',
  nextSyncAt: null,
  readDay: 0,
  writtenDay: 0,
  connection: null,
  capabilities: ['pedidos', 'guias'],
  pendingOrders: 2,
  pending: 0,
  cases: 0,
};
export const exampleLinkResult = () => ({
  success: true as const,
  message: 'Canal vinculado',
  data: { ...exampleLink, checks: [] },
});
export const exampleLinkStart = () => ({
  url: 'https://canal.example.com/autorizar?state=e9c1',
  state: 'e9c1',
});
