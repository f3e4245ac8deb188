import { describe, expect, it } from 'vitest';
import { createTickets, TICKET_SECONDS } from './tickets.ts';

const session = '5f2c1d0e-0000-4000-8000-000000000001';
const at = (now: { time: number }, secret = 'a') => createTickets(secret, () => new Date(now.time));

describe('the ticket for uploads (D153)', () => {
  it('is good for its session, for 15 minutes', () => {
    const now = { time: Date.UTC(2025, 0, 15) };
    const tickets = at(now);
    const ticket = tickets.issue(session);
    expect(tickets.read(ticket)).toBe(session);
    now.time += (TICKET_SECONDS - 1) * 1000;
    expect(tickets.read(ticket)).toBe(session);
    now.time += 1000;
    expect(tickets.read(ticket)).toBeNull();
  });

  it('cannot be made elsewhere, lengthened or moved to another session', () => {
    const now = { time: Date.UTC(2025, 0, 15) };
    const tickets = at(now);
    const ticket = tickets.issue(session);
    const [body = '', expires = '', mac = ''] = ticket.split('.');
    expect(tickets.read(at(now, 'b').issue(session))).toBeNull();
    expect(tickets.read(`${body}.${Number(expires) + 60}.${mac}`)).toBeNull();
    expect(tickets.read(`${body.replace('0001', '0002')}.${expires}.${mac}`)).toBeNull();
    for (const text of ['', 'tk_', `${ticket}x`, ` ${ticket}`, ticket.slice(0, -1)]) {
      expect(tickets.read(text)).toBeNull();
    }
  });
});
