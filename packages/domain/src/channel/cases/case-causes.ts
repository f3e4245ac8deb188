/** Why an order of a linked shop waits for a person, for programs. In the order in which they are shown. */
export const caseCauses = [
  'aviso_rechazado',
  'cancelado_tarde',
  'con_faltas',
  'otra_direccion',
  'otras_piezas',
  'reabierto',
  'reembolso_tarde',
  'sin_guardar',
  'sin_pago',
] as const;

export type CaseCause = (typeof caseCauses)[number];

const titles: Readonly<Record<CaseCause, string>> = {
  aviso_rechazado: 'Tu tienda no aceptó un aviso',
  cancelado_tarde: 'Cancelado en tu tienda, con envío ya preparado',
  con_faltas: 'No se puede enviar como está',
  otra_direccion: 'Cambió la dirección, con envío ya preparado',
  otras_piezas: 'Cambiaron las piezas',
  reabierto: 'Tu tienda volvió a abrirlo',
  reembolso_tarde: 'Reembolso, con envío ya preparado',
  sin_guardar: 'No pudimos guardarlo',
  sin_pago: 'Tu tienda dice que no está pagado',
};

/**
 * Names what happened, over all cases of that cause and in the order itself.
 * @example caseTitle('sin_pago') // => 'Tu tienda dice que no está pagado'
 */
export function caseTitle(cause: CaseCause): string {
  return titles[cause];
}

/**
 * Finds the cause that a title names; `undefined` for other words.
 * @example caseCauseTitled('Cambiaron las piezas') // => 'otras_piezas'
 */
export function caseCauseTitled(title: string): CaseCause | undefined {
  return caseCauses.find((cause) => titles[cause] === title);
}
