import { paths } from '../../shared/routes/paths.ts';

/** The facts of a store that has sent nothing yet. */
export type FirstFacts = {
  readonly hasStorehouse: boolean;
  readonly hasProduct: boolean;
  readonly hasChannel: boolean;
  readonly hasBalance: boolean;
  readonly hasGuide: boolean;
};

export type FirstStep = {
  readonly key: 'storehouse' | 'product' | 'channel' | 'balance' | 'guide';
  readonly title: string;
  /** The benefit of the step. */
  readonly reason: string;
  readonly isDone: boolean;
  readonly label: string;
  /** `null`: where a balance is topped up, the installation says. */
  readonly href: string | null;
};

/** The steps of a new store to its first parcel, each ticked by the data that is there. */
export const firstSteps = (facts: FirstFacts): readonly FirstStep[] => [
  {
    key: 'storehouse',
    title: 'Tu almacén',
    reason: 'De ahí salen tus guías',
    isDone: facts.hasStorehouse,
    label: 'Agregar almacén',
    href: paths.storehouse(),
  },
  {
    key: 'product',
    title: 'Tu primer producto',
    reason: 'Con foto, precio y existencias',
    isDone: facts.hasProduct,
    label: 'Crear producto',
    href: paths.createProduct(),
  },
  {
    key: 'channel',
    title: 'Un canal donde vender',
    reason: 'Sus pedidos llegan solos',
    isDone: facts.hasChannel,
    label: 'Conectar un canal',
    href: paths.marketplaces(),
  },
  {
    key: 'balance',
    title: 'Saldo para guías',
    reason: 'Cada guía se paga con tu saldo',
    // A person who has a guide had money for it.
    isDone: facts.hasBalance || facts.hasGuide,
    label: 'Recargar saldo',
    href: null,
  },
  {
    key: 'guide',
    title: 'Tu primera guía',
    reason: 'De un pedido, o de una venta directa',
    isDone: facts.hasGuide,
    label: 'Crear guía',
    href: paths.createGuide(),
  },
];
