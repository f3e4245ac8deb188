import { caseCauses, caseDecisions } from '@trastienda/domain/channel-cases';
import * as z from 'zod/mini';
import { defineCall } from '../core/define-call.ts';
import {
  anyId,
  id,
  instant,
  integer,
  list,
  matching,
  money,
  nullable,
  storeId,
  text,
} from '../core/fields.ts';

/** Cases that one request decides, all the same way. */
const mostAtOnce = 200;

/** An order of a linked shop that a person has to decide about. Every text of the shop is plain: tags are gone, and long ones are cut. */
const channelCase = z.object({
  id: anyId(),
  cause: z.enum(caseCauses),
  channel_id: anyId(),
  shop_id: anyId(),
  shopName: z.string(),
  /** The order's number in the shop. */
  number: z.string(),
  createdAt: instant(),
  /** It was asked to be read or told again, and waits for its turn. */
  askedAt: nullable(instant()),
  /** A sentence about what the shop has. */
  says: z.string(),
  /** A sentence about what we have. */
  have: z.string(),
  /** The order here; `null` where it was not taken over. */
  order: nullable(
    z.object({
      orderid: anyId(),
      marketplace: anyId(),
      /** Guides of the pieces that it is about. */
      guides: z.array(anyId()),
    }),
  ),
  /** The order as the shop has it. */
  shop: z.object({
    status: z.string(),
    purchasedAt: nullable(instant()),
    total: nullable(money()),
    currency: z.string(),
    client: z.string(),
    address: z.string(),
    note: z.string(),
    pieces: z.array(z.object({ name: z.string(), sku: anyId(), quantity: z.string() })),
    /** Products that are left out of `pieces`. */
    others: integer(),
  }),
  /** The shop's order as JSON, where one case was asked for. */
  raw: nullable(z.string()),
});
export type ChannelCase = z.output<typeof channelCase>;

const exampleCase: ChannelCase = {
  id: '41',
  cause: 'cancelado_tarde',
  channel_id: 'WC',
  shop_id: 'tienda.example.com',
  shopName: 'Casa Lumbre',
  number: '1042',
  createdAt: '2025-11-25T15:18:00.000Z',
  askedAt: null,
  says: 'El pedido está «Cancelado».',
  have: 'Listo para enviar, con la guía 7712345678.',
  order: { orderid: '1042', marketplace: 'WC', guides: ['7712345678'] },
  shop: {
    status: 'cancelled',
    purchasedAt: '2025-11-24T18:02:00.000Z',
    total: 449,
    currency: 'MXN',
    client: 'Ana Ruiz',
    address: 'Calle Jalapa 14, Roma Norte, Cuauhtémoc, DF, 06700, MX',
    note: '',
    pieces: [{ name: 'Veladora de coco', sku: 'VEL-01', quantity: '2' }],
    others: 0,
  },
  raw: null,
};

/**
 * Orders of linked shops that wait for a person, by cause and the oldest first, 50 a page; `next` is the `after` of what follows.
 * `counts` are of all that wait, whatever is filtered, and stand on a first page alone. With `caseId` it is that one, with what the
 * shop sent.
 */
export const listChannelCases = defineCall({
  id: 'listChannelCases',
  service: 'integrations',
  method: 'GET',
  provides: ['cases'],
  path: 'canales/casos',
  query: {
    storeId: storeId(),
    cause: z.optional(z.enum(caseCauses)),
    /** The channel's own name of a linked shop. */
    shopId: z.optional(id()),
    caseId: z.optional(matching(/^\d{1,15}$/)),
    after: z.optional(matching(/^[a-z_]{1,30}-\d{1,15}$/)),
  },
  response: z.object({
    data: z.array(channelCase),
    next: nullable(z.string()),
    counts: nullable(z.array(z.object({ cause: z.enum(caseCauses), count: integer() }))),
  }),
  emptyOn404: () => ({ data: [], next: null, counts: [] }),
  example: () => ({
    data: [exampleCase],
    next: null,
    counts: [{ cause: exampleCase.cause, count: 1 }],
  }),
});

/**
 * Decides cases: that of the path, and those of `others` the same way. One alone is refused as a whole: 404 unknown, 409 `case_over`
 * when it ended otherwise, 409 where the order does not allow it. Of several each has its own answer. Decided the same way again, it
 * stays so.
 */
export const resolveChannelCase = defineCall({
  id: 'resolveChannelCase',
  service: 'integrations',
  method: 'POST',
  invalidates: ['cases', 'channels', 'orders', 'guides', 'wallet'],
  path: 'canales/casos/{caseId}',
  params: { caseId: matching(/^\d{1,15}$/) },
  body: z.object({
    storeId: storeId(),
    decision: z.enum(caseDecisions),
    /** The number that the person saw: the activity names it. 409 where it is another one. */
    orderNumber: z.optional(text(200)),
    others: z.optional(list(matching(/^\d{1,15}$/), mostAtOnce - 1)),
  }),
  response: z.object({
    /** Sentence for the person who decided. */
    message: z.string(),
    data: z.array(
      z.object({
        id: anyId(),
        number: z.string(),
        isDone: z.boolean(),
        /** Why not, or what became of it. */
        message: z.string(),
      }),
    ),
  }),
  example: () => ({
    message: 'Listo',
    data: [{ id: exampleCase.id, number: exampleCase.number, isDone: true, message: 'Sigue como está' }],
  }),
});
