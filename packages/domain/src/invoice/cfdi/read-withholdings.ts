import { type Centavos, toCentavos } from '../../money/centavos.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { type CfdiFault, isWithholdingRoot, readRoot, valueOf } from './read-cfdi.ts';
import { childrenOf, type XmlElement } from './xml-reader.ts';

/** A platform's constancy of what it withheld. */
export interface Withholdings {
  /** '1.0' or '2.0'. */
  readonly version: string;
  /** CveRetenc: 26 is of platforms. */
  readonly key: string;
  readonly emitter: string;
  /** Months 1 to 12, both included. */
  readonly firstMonth: number;
  readonly lastMonth: number;
  readonly year: number;
  /** Centavos. */
  readonly isr: Centavos;
  readonly iva: Centavos;
}

/**
 * Reads a constancy of withholdings, versions 1.0 and 2.0, to be held against deposits.
 * @example readWithholdings('<a/>') // => { ok: false, error: { code: 'not_cfdi', message: 'El XML no es una constancia de retenciones' } }
 */
export function readWithholdings(xml: string): Result<Withholdings, CfdiFault> {
  const read = readRoot(xml);
  if (!read.ok) return read;
  const root = read.value;
  if (!isWithholdingRoot(root)) return fail('not_cfdi', 'El XML no es una constancia de retenciones');
  const own = (name: string, within: XmlElement = root) => childrenOf(within, name, root.namespace);
  const [period] = own('Periodo');
  const [emitter] = own('Emisor');
  const withheld = own('Totales').flatMap((totals) => own('ImpRetenidos', totals));
  const sumOf = (tax: number): Centavos =>
    toCentavos(
      withheld
        .filter((one) => Number(first(one, 'ImpuestoRet', 'Impuesto')) === tax)
        .reduce((sum, one) => sum + toCentavos(Number(first(one, 'MontoRet'))), 0) / 100,
    );
  return ok({
    version: valueOf(root, 'Version'),
    key: valueOf(root, 'CveRetenc'),
    emitter: first(emitter, 'RfcE', 'RFCEmisor').toUpperCase(),
    firstMonth: Number(valueOf(period, 'MesIni')),
    lastMonth: Number(valueOf(period, 'MesFin')),
    year: Number(first(period, 'Ejercicio', 'Ejerc')),
    isr: sumOf(1),
    iva: sumOf(2),
  });
}

/** Version 1.0 has other names. */
const first = (element: XmlElement | undefined, ...names: readonly string[]): string =>
  names.map((name) => valueOf(element, name)).find((value) => value !== '') ?? '';
