import type { ChannelCheck, ChannelEvent } from '@trastienda/api-client';
import { listChannelEvents, listIntegrationChannels } from '@trastienda/api-client/integrations';
import { mock } from '@trastienda/api-client/msw';
import { channelEventSentence, linkCheckPassed, linkChecks } from '@trastienda/domain/channel-setup';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import type { StoryApp } from '../../../testing/story-app.tsx';
import type { ChannelLink } from '../model.ts';
import { linked, type oneShop, realShop } from './linked-shops.ts';

export type Play = NonNullable<StoryObj<typeof StoryApp>['play']>;

export const FOLIO = '7f3a9c21e08b4d65a1c2e3f4';
export const event = (
  id: number,
  facts: Partial<ChannelEvent> & { readonly why?: string } = {},
): ChannelEvent => {
  const { why = null, ...more } = facts;
  const { kind = 'read', count = 3, orderid = null } = more;
  return {
    id,
    at: new Date(Date.parse('2025-11-25T17:55:00.000Z') - (60 - id) * 600_000).toISOString(),
    kind,
    count,
    orderid,
    folio: FOLIO,
    message: channelEventSentence({ kind, count, orderNumber: orderid, message: why }),
    ...more,
  };
};
const events: ChannelEvent[] = [
  event(60),
  event(59, { kind: 'recovered', count: 1 }),
  event(58, { kind: 'failed', count: 1, why: 'Tu tienda no respondió' }),
  event(57, { kind: 'refused', count: 1, orderid: '1042' }),
  event(56, { kind: 'written', count: 1, orderid: '1041' }),
];
export const shop = (change: Partial<ChannelLink> = {}) =>
  mock(listIntegrationChannels).reply(linked(change as Partial<typeof oneShop>, realShop));
export const happened = mock(listChannelEvents).reply({ data: events, next: null });
export const checksBut = (name?: ChannelCheck['name'], message = ''): ChannelCheck[] =>
  linkChecks.map((one) =>
    one === name ? { name: one, ok: false, message } : { name: one, ok: true, message: linkCheckPassed(one) },
  );

export const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Salud de casalumbre.mx' }));
  await expect(await screen.findByRole('dialog', { name: 'Salud de casalumbre.mx' })).toBeVisible();
};
export const drawer = () => within(screen.getByRole('dialog', { name: 'Salud de casalumbre.mx' }));
