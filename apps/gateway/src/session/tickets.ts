import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';

/** The bearer token that a page may hold: 15 minutes, this session, upload and download only (D153). */
export const TICKET_SECONDS = 15 * 60;

const form = /^tk_([\w-]{8,64})\.(\d{10,12})\.([\w-]{43})$/;

/**
 * Creates and reads tickets without storing them; a reader that accepts one also checks whether its session
 * is alive.
 */
export function createTickets(secret: string, clock: Clock) {
  const sign = (sessionId: string, expires: string) =>
    createHmac('sha256', secret).update(`ticket ${sessionId} ${expires}`).digest('base64url');
  return {
    issue(sessionId: string): string {
      const expires = String(Math.floor(clock().getTime() / 1000) + TICKET_SECONDS);
      return `tk_${sessionId}.${expires}.${sign(sessionId, expires)}`;
    },
    /** The id of the session that the ticket was made for; `null` for anything forged or too old. */
    read(ticket: string): string | null {
      const [, sessionId, expires, mac] = form.exec(ticket) ?? [];
      if (sessionId === undefined || expires === undefined || mac === undefined) return null;
      const right = timingSafeEqual(Buffer.from(mac), Buffer.from(sign(sessionId, expires)));
      return right && Number(expires) * 1000 > clock().getTime() ? sessionId : null;
    },
  };
}
export type Tickets = ReturnType<typeof createTickets>;
