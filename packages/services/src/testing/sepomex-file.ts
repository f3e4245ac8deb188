/** A line of the file of Correos de México, as far as a test says something of it. */
export type SepomexLine = {
  readonly code: string;
  readonly name: string;
  readonly borough: string;
  readonly state: string;
  readonly city?: string;
};

const notice =
  'El Catálogo Nacional de Códigos Postales, es elaborado por Correos de México y se proporciona en forma gratuita para uso particular, no estando permitida su comercialización, total o parcial, ni su distribución a terceros bajo ningún concepto.';
export const sepomexHead =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad';

export const sepomexLine = ({ code, name, borough, state, city = '' }: SepomexLine): string =>
  `${code}|${name}|Colonia|${borough}|${state}|${city}|${code}|09|${code}||09|010|0001|Urbano|01`;

/** The text of such a file, with its ends of line. */
export const sepomexText = (lines: readonly SepomexLine[]): string =>
  [notice, sepomexHead, ...lines.map(sepomexLine), ''].join('\r\n');

/** The file as Correos de México writes it: ISO-8859-1. */
export const sepomexFile = (lines: readonly SepomexLine[]): Uint8Array =>
  Buffer.from(sepomexText(lines), 'latin1');

/** A town of that code with so many settlements. */
export const town = (
  code: string,
  place: Omit<SepomexLine, 'code' | 'name'>,
  settlements: number,
): SepomexLine[] =>
  Array.from({ length: settlements }, (_, at) => ({
    ...place,
    code,
    name: `Colonia Núm. ${at + 1} de ${code}`,
  }));
