import type { Centavos } from '../../money/centavos.ts';
import { formatMxn } from '../../money/format-mxn.ts';
import { stateOfPostalCode } from '../../people/states/state-of-postal-code.ts';
import { timeZoneOfAddress } from '../../people/states/time-zone-of-address.ts';
import { localDay } from '../../time/local-day.ts';
import type { ReadingTime } from '../../time/format-date.ts';
import type { Instant } from '../../time/zoned-time.ts';
import type { Cfdi } from './read-cfdi.ts';
import { usesOfRegime } from './uses-of-regime.ts';

/** The rules of an invoice, in the order of a checklist. */
export const cfdiRules = [
  'version',
  'tipo',
  'timbre',
  'sello',
  'repetida',
  'emisor',
  'moneda',
  'total',
  'sumas',
  'monto',
  'fecha',
  'sustitucion',
  'receptor',
  'uso',
  'mes',
  'formaPago',
  'metodoPago',
  'global',
] as const;
export type CfdiRule = (typeof cfdiRules)[number];

export interface CfdiFinding {
  readonly id: CfdiRule;
  /** An error is refused; a warning is shown and taken. */
  readonly level: 'error' | 'warning' | 'ok';
  readonly sentence: string;
  /** The advice for the merchant; `null` where the sentence contains it, or nothing is wrong. */
  readonly mend: string | null;
}

/**
 * The facts that an invoice is compared with at this moment; the store's time zone applies where it does not
 * say where it was issued.
 */
export interface CfdiExpected extends ReadingTime {
  /** The centavos that the invoice must have, within 1 peso; `null` where there is no such amount. */
  readonly amount: Centavos | null;
  /** The moment of the purchase; `null` where it is missing. */
  readonly boughtAt: Instant | null;
  /** The RFC of the store; `null` where it is missing. */
  readonly rfc: string | null;
  /** The RFC that the channel requires; `null` where it names none, and then none is refused. */
  readonly receiver: string | null;
  /** Folios that the store has uploaded, lower case, with the order of each. */
  readonly knownUuids: Readonly<Record<string, string>>;
  /** Folio, lower case, of the accepted invoice that this one replaces. */
  readonly replaces: string | null;
}

const PESO = 100;
const anybody = 'XAXX010101000';
const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/u;

/** The kinds were words before version 3.3. */
const income = ['I', 'ingreso'];
const kinds = new Map([
  ['egreso', 'Es una nota de crédito'],
  ['P', 'Es un complemento de pago'],
  ['E', 'Es una nota de crédito'],
]);

type RuleFinding = Omit<CfdiFinding, 'id'>;
const fine = (sentence: string): RuleFinding => ({ level: 'ok', sentence, mend: null });
const error = (sentence: string, mend: string | null = null): RuleFinding => ({
  level: 'error',
  sentence,
  mend,
});
const warning = (sentence: string, mend: string | null = null): RuleFinding => ({
  level: 'warning',
  sentence,
  mend,
});

/** A wrong receiver is refused where the channel names the one it requires (D353). */
const ofReceiver = ({ receiver }: CfdiExpected) => (receiver === null ? warning : error);

/**
 * The day of a moment where an invoice was issued, YYYY-MM-DD: its date is the clock's of its postal code, which may be on
 * another day than the store's. Source: SAT, Anexo 20, Fecha and LugarExpedicion.
 */
function dayOfIssue(
  { lugarExpedicion }: Cfdi,
  moment: Instant | null,
  { timeZone }: CfdiExpected,
): string | null {
  if (moment === null) return null;
  const isKnown = stateOfPostalCode(lugarExpedicion) !== undefined;
  return localDay(moment, isKnown ? timeZoneOfAddress({ zipCode: lugarExpedicion }) : timeZone);
}

type Rule = (cfdi: Cfdi, expected: CfdiExpected) => RuleFinding | null;

const rules: Readonly<Record<CfdiRule, Rule>> = {
  version: ({ version }) =>
    version === '4.0'
      ? fine('Es CFDI 4.0')
      : error(`Es CFDI ${version || 'sin versión'}; desde el 1 de abril de 2023 solo vale la versión 4.0`),
  tipo: ({ tipo }) =>
    income.includes(tipo)
      ? fine('Es una factura de ingreso')
      : error(kinds.get(tipo) ?? 'No es una factura de ingreso'),
  timbre: ({ uuid }) =>
    uuid === null ? error('La factura no está timbrada: le falta el folio fiscal') : fine('Está timbrada'),
  sello: ({ uuid, isSealed }) => {
    if (uuid === null) return null;
    return isSealed
      ? fine('El timbre es de esta factura')
      : error('El XML cambió después de timbrarse', 'Vuelve a descargarlo y súbelo sin cambios');
  },
  repetida: ({ uuid }, { knownUuids }) => {
    if (uuid === null) return null;
    const order = Object.hasOwn(knownUuids, uuid) ? knownUuids[uuid] : undefined;
    return order === undefined
      ? fine('No la has subido antes')
      : error(`Ya la subiste para el pedido ${order}`);
  },
  emisor: ({ emisor }, { rfc }) =>
    rfc === null || emisor === rfc.toUpperCase()
      ? fine(emisor === '' ? 'No dice quién la emitió' : `La emitió ${emisor}`)
      : error(`La emitió ${emisor || 'nadie'}; tu tienda factura con ${rfc}`),
  moneda: ({ moneda }) =>
    moneda === 'MXN' ? fine('Está en pesos') : error(`Está en ${moneda || 'otra moneda'}; sube una en MXN`),
  total: ({ total }) =>
    total === null ? error('El total del XML no es un importe') : fine(`El total es ${formatMxn(total)}`),
  sumas: ({ total, suma, conceptos }) => {
    if (total === null) return null;
    if (suma === null) return error('Los importes del XML no son números');
    return Math.abs(suma - total) <= Math.max(1, conceptos)
      ? fine('Los importes suman el total')
      : error(`Los importes suman ${formatMxn(suma)} y el total dice ${formatMxn(total)}`);
  },
  monto: ({ total }, { amount }) => {
    if (total === null || amount === null) return null;
    return invoiceTotalMatches(total, amount)
      ? fine('El total es el del pedido')
      : error(`La factura dice ${formatMxn(total)} y el pedido vale ${formatMxn(amount)}`);
  },
  fecha: (cfdi, expected) => {
    const { fecha } = cfdi;
    if (!localTime.test(fecha)) return error('La fecha del XML no se entiende');
    const day = fecha.slice(0, 10);
    if (day > (dayOfIssue(cfdi, expected.now, expected) ?? '')) return error(`Tiene fecha futura: ${day}`);
    const purchaseDay = dayOfIssue(cfdi, expected.boughtAt, expected);
    return purchaseDay !== null && day < purchaseDay
      ? error(`Es del ${day}, antes de la compra del ${purchaseDay}`)
      : fine('La fecha es de la compra o posterior');
  },
  sustitucion: ({ sustituye }, { replaces }) => {
    if (replaces === null) return null;
    return sustituye.includes(replaces)
      ? fine('Sustituye a la factura anterior')
      : error(
          'No dice que sustituye a la factura anterior',
          'Emítela con la relación 04 y el folio fiscal de la anterior',
        );
  },
  receptor: ({ receptor, uso, regimenReceptor }, expected) => {
    const { receiver } = expected;
    if (receiver !== null && receptor !== receiver.toUpperCase()) {
      // The sentence does not name the buyer: answers are stored with their keys, and buyers are in their
      // files alone.
      return error(`El canal la pide a nombre de ${receiver}`);
    }
    return receptor === anybody && (uso !== 'S01' || regimenReceptor !== '616')
      ? ofReceiver(expected)('A público en general le toca el uso S01 y el régimen 616')
      : fine(receptor === '' ? 'No dice a quién se emitió' : `Está a nombre de ${receptor}`);
  },
  uso: ({ uso, regimenReceptor }, expected) => {
    const allowed = usesOfRegime(regimenReceptor);
    return allowed === null || allowed.includes(uso)
      ? null
      : ofReceiver(expected)(
          `El uso ${uso || 'vacío'} no va con el régimen ${regimenReceptor} de quien la recibe`,
        );
  },
  mes: (cfdi, expected) => {
    const purchaseDay = dayOfIssue(cfdi, expected.boughtAt, expected);
    return purchaseDay === null || cfdi.fecha.slice(0, 7) === purchaseDay.slice(0, 7)
      ? null
      : warning('Es de otro mes que la compra');
  },
  formaPago: ({ formaPago }) =>
    formaPago === '31'
      ? fine('Forma de pago 31, Intermediario pagos')
      : warning('La forma de pago suele ser 31, Intermediario pagos'),
  metodoPago: ({ metodoPago }) =>
    metodoPago === 'PPD' ? warning('Es PPD: cuando te paguen, emite el complemento de pago') : null,
  global: ({ isGlobal }, expected) =>
    isGlobal ? ofReceiver(expected)('Es una factura global, de muchas ventas a la vez') : null,
};

/**
 * Checks an invoice by its own content, in the order of `cfdiRules`: the same list in the browser before it is sent and in the
 * service. Rules without a finding are left out.
 * @example checkCfdi({ version: '3.3', tipo: 'I', fecha: '2022-05-02T10:00:00', lugarExpedicion: '', moneda: 'MXN', total: centavos(11600), suma: centavos(11600), conceptos: 1, emisor: 'EKU9003173C9', receptor: 'XAXX010101000', uso: 'S01', regimenReceptor: '616', formaPago: '31', metodoPago: 'PUE', uuid: null, isSealed: false, sustituye: [], isGlobal: false }, { amount: centavos(11600), boughtAt: '2022-05-01T18:00:00Z', rfc: 'EKU9003173C9', receiver: null, knownUuids: {}, replaces: null, now: '2022-05-03T18:00:00Z', timeZone: 'America/Mexico_City' }).filter(({ level }) => level === 'error').map(({ id }) => id) // => ['version', 'timbre']
 */
export function checkCfdi(cfdi: Cfdi, expected: CfdiExpected): CfdiFinding[] {
  return cfdiRules.flatMap((id) => {
    const finding = rules[id](cfdi, expected);
    return finding === null ? [] : [{ id, ...finding }];
  });
}

/**
 * Says whether an invoice's total agrees with an order's amount: within 1 peso. Both in centavos.
 * @example invoiceTotalMatches(centavos(11600), centavos(11700)) // => true
 * @example invoiceTotalMatches(centavos(11600), centavos(11701)) // => false
 */
export function invoiceTotalMatches(invoiceTotal: Centavos, orderTotal: Centavos): boolean {
  return Math.abs(invoiceTotal - orderTotal) <= PESO;
}
