import type { CaseCause } from './case-causes.ts';

/** The decisions about a case, for programs. */
export const caseDecisions = [
  'cancelar',
  'usar_nueva',
  'reintentar',
  'seguir',
  'descartar',
  'hecho',
] as const;

export type CaseDecision = (typeof caseDecisions)[number];

/** A way out of a case. */
export interface CaseWay {
  readonly decision: CaseDecision;
  readonly label: string;
  /** A sentence about what follows from it, before it is done. */
  readonly consequence: string;
  /** It cancels something or moves money: she is asked once more. */
  readonly asks: boolean;
}

/** The part of a case's facts that its ways depend on. */
export interface CaseStanding {
  readonly cause: CaseCause;
  /** `null`: it was not taken over. */
  readonly order: { readonly guides: readonly string[] } | null;
}

const way = (decision: CaseDecision, label: string, consequence: string, asks = false): CaseWay => ({
  decision,
  label,
  consequence,
  asks,
});

const theGuides = (count: number) =>
  count === 1
    ? 'Se cancela la guía y, si la compraste aquí, su costo regresa a tu saldo.'
    : 'Se cancelan las guías y, si las compraste aquí, su costo regresa a tu saldo.';

const cancelOrder = (guides: number): CaseWay =>
  guides === 0
    ? way('cancelar', 'Cancelar pedido', 'El pedido queda cancelado.', true)
    : way(
        'cancelar',
        guides === 1 ? 'Cancelar guía y pedido' : 'Cancelar guías y pedido',
        `${theGuides(guides)} El pedido queda cancelado.`,
        true,
      );

const sendAnyway = way(
  'seguir',
  'Enviar de todos modos',
  'Aquí no cambia nada, y no volvemos a preguntarte por lo mismo.',
);

const retryOrder = (order: CaseStanding['order']): readonly [CaseWay, CaseWay] => [
  way('reintentar', 'Reintentar', 'Lo leemos otra vez de tu tienda: corrígelo allá primero.'),
  order === null
    ? way(
        'descartar',
        'Descartar',
        'El pedido no entra a Mis pedidos, salvo que lo corrijas en tu tienda.',
        true,
      )
    : way('descartar', 'Descartar', 'El pedido se queda como está aquí.', true),
];

const ways: Readonly<
  Record<CaseCause, (guides: number, order: CaseStanding['order']) => readonly [CaseWay, CaseWay]>
> = {
  aviso_rechazado: () => [
    way('reintentar', 'Reintentar aviso', 'Le avisamos otra vez a tu tienda.'),
    way('hecho', 'Ya lo hice en mi tienda', 'Ya no le avisamos a tu tienda.'),
  ],
  cancelado_tarde: (guides) => [cancelOrder(guides), sendAnyway],
  con_faltas: (_, order) => retryOrder(order),
  otra_direccion: (guides) => [
    guides === 0
      ? way('usar_nueva', 'Usar la dirección nueva', 'El pedido queda con la dirección nueva.')
      : way(
          'usar_nueva',
          'Usar la dirección nueva',
          `${theGuides(guides)} El pedido queda con la dirección nueva, listo para otra guía.`,
          true,
        ),
    way('seguir', 'Dejar la anterior', 'El paquete va a la dirección que ya tenía.'),
  ],
  otras_piezas: (guides) => [
    cancelOrder(guides),
    way('seguir', 'Enviar lo que tenemos', 'El pedido sigue con las piezas que ya tenía.'),
  ],
  reabierto: () => [
    way('hecho', 'Ya lo registré aparte', 'Lo envías con la venta directa que registraste.'),
    way('seguir', 'Dejarlo cancelado', 'Aquí no cambia nada. En tu tienda sigue abierto.'),
  ],
  reembolso_tarde: (guides) => [
    guides === 0
      ? way('cancelar', 'Cancelar las piezas', 'Las piezas reembolsadas quedan canceladas.', true)
      : way(
          'cancelar',
          'Cancelar guía y piezas',
          'Las piezas reembolsadas quedan canceladas. Si con su guía no viaja nada más, se cancela y su costo regresa a tu saldo.',
          true,
        ),
    sendAnyway,
  ],
  sin_guardar: (_, order) => retryOrder(order),
  sin_pago: (guides) => [
    cancelOrder(guides),
    way('seguir', 'Seguir con el pedido', 'Lo envías aunque tu tienda no lo tenga pagado.'),
  ],
};

/**
 * Gives the two ways out of a case: the first changes something, the second leaves it.
 * @example caseWays({ cause: 'cancelado_tarde', order: { guides: ['G1'] } })[0].label // => 'Cancelar guía y pedido'
 */
export function caseWays({ cause, order }: CaseStanding): readonly [CaseWay, CaseWay] {
  return ways[cause](order?.guides.length ?? 0, order);
}

/**
 * Says whether that can be decided about such a case.
 * @example isWayOf('sin_pago', 'descartar') // => false
 */
export function isWayOf(cause: CaseCause, decision: CaseDecision): boolean {
  return caseWays({ cause, order: null }).some((one) => one.decision === decision);
}
