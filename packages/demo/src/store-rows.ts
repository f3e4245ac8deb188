import type { Storehouse } from '@trastienda/api-client';
import {
  channelName,
  clabeHoldMs,
  isLinkableCode,
  type LinkableCode,
  mexicanStateOf,
} from '@trastienda/domain';
import type { LinkCause } from '@trastienda/domain/channel-setup';
import { demoShopId } from '@trastienda/services/subjects/channels/store-link';
import type { channelLinks } from '@trastienda/services/tables/channel-links';
import type { DemoMerchant, DemoStore } from './merchants.ts';
import { demoZipCodes } from '@trastienda/services/setup/reference/zip-codes';
import { DEMO_TOP_UP_PATH, demoStandIn } from '@trastienda/services/core/stand-ins';

const streets: Readonly<Record<string, readonly [street: string, number: string, phone: string]>> = {
  '44160': ['Calle Pedro Moreno', '1250', '3312345678'],
  '06600': ['Calle Hamburgo', '212', '5555123456'],
  '22000': ['Avenida Constitución', '845', '6646881234'],
  '64000': ['Calle Padre Mier', '1030', '8183451234'],
  '66220': ['Calzada del Valle', '401', '8183359876'],
};

/** The storehouse that a demo store's parcels leave from; `null` where none is registered. */
export function demoStorehouse(
  merchant: DemoMerchant,
  store: DemoStore,
): (Omit<Storehouse, 'id' | 'updatedAt'> & { storeId: string }) | null {
  const zip = demoZipCodes.find(([code]) => code === store.storehouseZip);
  const place = store.storehouseZip === null ? undefined : streets[store.storehouseZip];
  if (!zip || !place) return null;
  const [zipCode, stateCode, city, borough, suburb = ''] = zip;
  const [street, outdoorNumber, phone] = place;
  return {
    storeId: store.id,
    name: `${store.name ?? 'Tienda'}, almacén`,
    contactName: merchant.name,
    phone,
    email: `almacen@${merchant.email.split('@')[1]}`,
    address: {
      street,
      outdoorNumber,
      interiorNumber: null,
      suburb,
      zipCode,
      city,
      borough,
      stateCode,
      state: mexicanStateOf(stateCode)?.name ?? '',
      betweenStreets: null,
      notes: null,
    },
    schedule: 'Lunes a viernes, 9:00 a 18:00',
  };
}

/** paginas and envios of a demo store; the one without orders has neither yet. */
export function demoServicesOf(store: DemoStore) {
  const active = store.orders > 0;
  const has = (channel: 'PG') => store.connected.includes(channel);
  return [
    {
      storeId: store.id,
      name: 'paginas',
      status: has('PG') ? 'active' : 'inactive',
      url: has('PG') ? demoStandIn('pagina') : null,
    },
    {
      storeId: store.id,
      name: 'envios',
      status: active ? 'active' : 'inactive',
      url: null,
      dashboardUrl: active ? demoStandIn('envios') : null,
      topUpUrl: DEMO_TOP_UP_PATH,
    },
  ];
}

const DAY_MS = 86_400_000;
/** The channel rejects this key, so that a merchant sees a link that fails. */
const failing: Readonly<Record<string, { readonly channel: LinkableCode; readonly cause: LinkCause }>> = {
  '10452': { channel: 'WC', cause: 'llave_rechazada' },
};

type Sold = { readonly marketplace: string; readonly purchaseDate: Date };

/** Returns when a channel stopped: after its last order, two days ago or later. */
function stoppedAt(channel: LinkableCode, sold: readonly Sold[], now: Date): Date {
  const brought = sold
    .filter(({ marketplace }) => marketplace === channel)
    .map(({ purchaseDate }) => purchaseDate.getTime());
  const last = Math.max(now.getTime() - 2 * DAY_MS, ...brought);
  return new Date(Math.min(last + 20 * 60_000, now.getTime()));
}

/** The shops that a demo store is linked to, since before its first order; `sold`: its orders. */
export function demoLinksOf(
  store: DemoStore,
  sold: readonly Sold[],
  now: Date,
): (typeof channelLinks.$inferInsert)[] {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return store.connected.filter(isLinkableCode).map((channel) => {
    const cause = failing[store.id]?.channel === channel ? failing[store.id]?.cause : undefined;
    const failedSince = stoppedAt(channel, sold, now);
    return {
      storeId: store.id,
      id: `demo-${channel}`,
      channel,
      shopId: demoShopId(channel, store.id),
      name: store.name ?? channelName(channel),
      url: channel === 'WC' || channel === 'SP' ? `https://${demoShopId(channel, store.id)}.example` : null,
      status: cause ? 'error' : 'active',
      cause: cause ?? null,
      failedSince: cause ? failedSince : null,
      linkedAt: ago(580 * DAY_MS),
      lastSyncAt: cause ? failedSince : ago(4 * 60_000),
      demo: true,
    };
  });
}

/** Returns the store data of Casa Lumbre; the other demo stores have empty forms. */
export function demoProfile(merchant: DemoMerchant, store: DemoStore, now: Date) {
  const house = demoStorehouse(merchant, store);
  if (store.id !== '10452' || house === null) return null;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const storeId = store.id;
  const updatedBy = merchant.email;
  const accountHolder = 'Casa Lumbre Artesanías SA de CV';
  const begun = daysAgo(560);
  const moved = daysAgo(200);
  return {
    tax: {
      storeId,
      rfc: 'CLU210415AB7',
      razonSocial: accountHolder,
      personType: 'moral' as const,
      regimenFiscal: '601',
      address: house.address,
      updatedAt: begun,
      updatedBy,
    },
    contact: {
      storeId,
      name: 'Mariana',
      lastName: 'Robles Ibarra',
      email: merchant.email,
      phone: house.phone,
      updatedAt: begun,
      updatedBy,
    },
    accounts: [
      { version: 1, bankCode: '002', clabe: '002180051234567891', from: begun, updatedAt: begun },
      {
        version: 2,
        bankCode: '012',
        clabe: '012320001234567895',
        from: new Date(moved.getTime() + clabeHoldMs),
        updatedAt: moved,
      },
    ].map((account) => ({ ...account, storeId, accountHolder, updatedBy })),
  };
}
