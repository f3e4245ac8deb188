import type { ChannelCode } from '@trastienda/domain';

export type DemoStore = {
  readonly id: string;
  readonly name: string | null;
  /** CS, SR, SN */
  readonly contracts: readonly [number, number, number];
  /** Channels besides those of the contracts. */
  readonly connected: readonly ChannelCode[];
  readonly timeZone?: string;
  /** Demo orders; all stores together have 3,000. */
  readonly orders: number;
  /** The final balance of the wallet, centavos. */
  readonly balance: number;
  /** Postal code of the storehouse; `null`: none registered yet. */
  readonly storehouseZip: string | null;
  readonly catalog: 'home' | 'kitchen' | 'pets' | 'books' | 'fashion' | 'tools' | 'electric';
};

export type DemoMerchant = {
  readonly email: string;
  readonly name: string;
  readonly stores: readonly DemoStore[];
};

/** The merchants of the demo: invented people, addresses under `.example`. */
export const demoMerchants: readonly DemoMerchant[] = [
  {
    email: 'mariana@casalumbre.example',
    name: 'Mariana Robles Ibarra',
    stores: [
      {
        id: '10452',
        name: 'Casa Lumbre',
        contracts: [3, 2, 2],
        connected: ['SH', 'ML', 'TP', 'WC', 'AE', 'PG', 'SP'],
        orders: 1240,
        balance: 431_820,
        storehouseZip: '44160',
        catalog: 'home',
      },
      {
        id: '10453',
        name: 'Lumbre Cocina',
        contracts: [3, 2, 0],
        connected: ['ML', 'TP', 'WC', 'PG'],
        orders: 430,
        balance: 186_045,
        storehouseZip: '44160',
        catalog: 'kitchen',
      },
      {
        id: '10467',
        name: 'Mundo Mascota',
        contracts: [2, 2, 2],
        connected: ['ML', 'SH', 'SP'],
        orders: 310,
        balance: 4_550,
        storehouseZip: '06600',
        catalog: 'pets',
      },
      {
        id: '10491',
        name: 'Papel y Tinta',
        contracts: [0, 1, 2],
        connected: ['AE', 'PG', 'SP'],
        timeZone: 'America/Tijuana',
        orders: 170,
        balance: 52_000,
        storehouseZip: '22000',
        catalog: 'books',
      },
      {
        id: '10530',
        name: null,
        contracts: [0, 0, 0],
        connected: [],
        orders: 0,
        balance: 0,
        storehouseZip: null,
        catalog: 'fashion',
      },
    ],
  },
  {
    email: 'hector@taller-norte.example',
    name: 'Héctor Villarreal Garza',
    stores: [
      {
        id: '20817',
        name: 'Taller Norte',
        contracts: [3, 3, 2],
        connected: ['ML', 'TP', 'WC', 'AE'],
        orders: 620,
        balance: 298_710,
        storehouseZip: '64000',
        catalog: 'tools',
      },
      {
        id: '20818',
        name: 'Norte Eléctrico',
        contracts: [2, 0, 2],
        connected: ['ML', 'SH', 'PG'],
        orders: 230,
        balance: 75_325,
        storehouseZip: '66220',
        catalog: 'electric',
      },
    ],
  },
];
