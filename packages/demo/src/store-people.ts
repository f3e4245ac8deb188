import type { StoreUserStatus } from '@trastienda/domain';
import type { auditEntries } from '@trastienda/services/tables/requests';
import type { storeUsers } from '@trastienda/services/tables/people';
import type { guides } from '@trastienda/services/tables/shipping';
import type { DemoMerchant, DemoStore } from './merchants.ts';
import type { DemoRandom } from './random.ts';

type Colleague = {
  readonly email: string;
  readonly name: string;
  readonly status: StoreUserStatus;
  /** The days since the invitation. */
  readonly days: number;
};

/** A person who can sign in and owns no store. */
export type DemoGuest = { readonly email: string; readonly name: string; readonly note: string };

/**
 * The guests: one who is invited to Casa Lumbre and has not answered, one without any store, and three with
 * an onboarding: at the beginning, half-way with a certificate that no longer fits, and before the signature
 * (`demoOnboardings`).
 */
export const demoGuests: readonly DemoGuest[] = [
  { email: 'sofia.luna@correo.example', name: 'Sofía Luna Ávila', note: 'Invitada a Casa Lumbre' },
  { email: 'tomas.vega@correo.example', name: 'Tomás Vega Ríos', note: 'Sin tienda' },
  { email: 'nueva@barronegro.example', name: 'Jimena Cruz Solano', note: 'Empieza su registro' },
  { email: 'itzel@tejidosluna.example', name: 'Itzel Santiago Cruz', note: 'A medio registro' },
  { email: 'omar@cafemural.example', name: 'Omar Beltrán Ríos', note: 'Le falta el contrato' },
];

const colleagues: Readonly<Record<string, readonly Colleague[]>> = {
  '10452': [
    { email: 'lucia.mena@casalumbre.example', name: 'Lucía Mena Ortega', status: 'activo', days: 210 },
    { email: 'diego.ponce@casalumbre.example', name: 'Diego Ponce Salinas', status: 'activo', days: 95 },
    { email: 'ruben.lara@casalumbre.example', name: 'Rubén Lara Ochoa', status: 'suspendido', days: 160 },
    { email: 'sofia.luna@correo.example', name: 'Sofía Luna Ávila', status: 'invitado', days: 2 },
  ],
};

const DAY_MS = 86_400_000;
const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Returns the people of a store of the demo besides its owner. */
export const demoColleagues = (
  merchant: DemoMerchant,
  store: DemoStore,
  now: Date,
): (typeof storeUsers.$inferInsert)[] =>
  (colleagues[store.id] ?? []).map(({ email, name, status, days }) => ({
    storeId: store.id,
    username: email,
    name,
    status,
    invitedBy: merchant.email,
    invitedAt: before(now, days),
    answeredAt: status === 'invitado' ? null : before(now, days - 1),
    demo: true,
  }));

type Activity = Pick<typeof auditEntries.$inferInsert, 'callId' | 'email' | 'facts' | 'createdAt'>;

/**
 * Returns the activity of a store with colleagues: its latest guides, bought by one or the other, and some
 * actions of its owner.
 */
export function demoActivity(
  random: DemoRandom,
  merchant: DemoMerchant,
  store: DemoStore,
  latestGuides: readonly (typeof guides.$inferInsert)[],
  now: Date,
): (typeof auditEntries.$inferInsert)[] {
  const team = colleagues[store.id];
  if (team === undefined) return [];
  const working = [
    merchant.email,
    ...team.filter((one) => one.status === 'activo').map(({ email }) => email),
  ];
  const bought: Activity[] = latestGuides
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, 54)
    .map(({ orderNumber, createdAt }) => ({
      callId: 'createCourierGuide',
      email: random.pick(working),
      facts: typeof orderNumber === 'string' ? { order: orderNumber } : {},
      createdAt,
    }));
  const invited: Activity[] = team.map(({ email, days }) => ({
    callId: 'createStoreUser',
    email: merchant.email,
    facts: { person: email },
    createdAt: before(now, days),
  }));
  const settled: Activity[] = team
    .filter(({ status }) => status === 'suspendido')
    .map(({ email, days }) => ({
      callId: 'updateStoreUser',
      email: merchant.email,
      facts: { person: email },
      createdAt: before(now, days / 2),
    }));
  const moved: Activity = {
    callId: 'updateStorehouse',
    email: merchant.email,
    facts: {},
    createdAt: before(now, 40),
  };
  const folio = () => Buffer.from(random.bytes(8)).toString('hex');
  return [...bought, ...invited, ...settled, moved]
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((act) => ({ ...act, storeId: store.id, requestId: folio() }));
}
