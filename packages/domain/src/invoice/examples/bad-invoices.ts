import { centavos } from '../../money/centavos.ts';
import { formatMxn } from '../../money/format-mxn.ts';
import { addDays } from '../../time/zoned-time.ts';
import { exampleUuid, type InvoiceChange, type InvoiceContext, invoiceXml, stamp } from './invoice-xml.ts';

/** A file that somebody chose for an order, and the message about it. */
export interface InvoiceExample {
  readonly title: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** `refused`: nothing is stored; `warned`: accepted, with a notice; `taken`: accepted without one. */
  readonly outcome: 'refused' | 'warned' | 'taken';
  /** The sentence is the same in the browser and in the service; '' where there is none. */
  readonly sentence: string;
}

// Every browser has it, and Node; this package is compiled with the types of neither.
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const megabyte = 1_048_576;

const size = 'El archivo excede el tamaño máximo permitido';
const full = 'El XML tiene más de 5,000 etiquetas o 200 datos en una: no parece una factura';
const none = 'El XML no es un CFDI';
const cut = 'El XML está incompleto';
const unstamped = 'La factura no está timbrada: le falta el folio fiscal';
const noTotal = 'El total del XML no es un importe';
const old = (version: string) => `Es CFDI ${version}; desde el 1 de abril de 2023 solo vale la versión 4.0`;

type Row = readonly [title: string, content: string | Uint8Array, sentence: string, name?: string];
const hundred = (text: string) => text.repeat(100);

/** Files that are no invoice at all, whatever the order. */
function unreadable(context: InvoiceContext): Row[] {
  const good = invoiceXml(context);
  const withType = (type: string) => invoiceXml(context, { before: type });
  const bombs = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY a${at + 1} "${hundred(at === 0 ? 'lol' : `&a${at};`)}">`,
  );
  const deep = `<cfdi:Addenda>${'<a>'.repeat(63)}${'</a>'.repeat(63)}</cfdi:Addenda>`;
  const utf16 = Uint8Array.from([0xff, 0xfe, ...[...good].flatMap((one) => [one.charCodeAt(0), 0])]);
  return [
    [
      'more than 10 MB',
      new Uint8Array(10 * megabyte + 1).fill(0x20).fill(0x3c, 0, 1),
      'El archivo pesa demasiado; el máximo es 10 MB',
    ],
    [
      'an XML of more than 500 kB',
      `<a b="${'x'.repeat(megabyte / 2)}"/>`,
      'El XML pesa más de 500 kB: no parece una factura',
    ],
    [
      'an XML of more tags than any invoice has',
      invoiceXml(context, { addenda: `<cfdi:Addenda>${'<a/>'.repeat(5_000)}</cfdi:Addenda>` }),
      full,
    ],
    [
      'a tag with more values than any has',
      `<a ${Array.from({ length: 201 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
      full,
    ],
    ['a billion laughs', withType(`<!DOCTYPE a [${bombs.join('')}]>`), size],
    ['an entity that reads a file', withType('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>'), size],
    [
      'an entity that asks a server',
      withType('<!DOCTYPE a [<!ENTITY b SYSTEM "http://127.0.0.1:9/x">]>'),
      size,
    ],
    ['a parameter entity', withType('<!DOCTYPE a [<!ENTITY % b SYSTEM "http://127.0.0.1:9/x"> %b;]>'), size],
    ['an entity without a document type', withType('<!ENTITY b "c">'), size],
    ['UTF-16', utf16, 'El XML no está en UTF-8: vuelve a descargarlo del SAT'],
    ['a PDF that is called XML', '%PDF-1.7\n%%EOF', 'El contenido del archivo no es XML'],
    ['a ZIP that is called XML', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 'El contenido del archivo no es XML'],
    ['an XML that is called PDF', good, 'El contenido del archivo no es PDF', 'A-1.pdf'],
    ['a program', 'MZ', 'Sube un archivo XML o PDF', 'A-1.exe'],
    ['nothing', '', 'El archivo está vacío'],
    ['a page', '<html><br></html>', none],
    ['another document', '<a/>', none],
    ['a cut in the middle', good.slice(0, 400), cut],
    ['two roots', `${good}<a/>`, cut],
    ['65 levels', invoiceXml(context, { addenda: deep }), size],
    [
      'Latin 1',
      Uint8Array.from([...bytesOf('<a b="'), 0xe9, ...bytesOf('"/>')]),
      'El XML no está en UTF-8: vuelve a descargarlo del SAT',
    ],
    ['CFDI 3.3', invoiceXml(context, { space: 'http://www.sat.gob.mx/cfd/3', version: '3.3' }), old('3.3')],
    ['CFDI 3.2', invoiceXml(context, { space: 'http://www.sat.gob.mx/cfd/3', version: '3.2' }), old('3.2')],
    [
      'a constancy',
      '<r:Retenciones xmlns:r="http://www.sat.gob.mx/esquemas/retencionpago/2" Version="2.0"/>',
      'Es una constancia de retenciones',
    ],
    ['another namespace', invoiceXml(context, { space: 'http://www.sat.gob.mx/cfd/9' }), none],
  ];
}

type Changed = readonly [title: string, change: InvoiceChange, sentence: string];

/** Invoices that this order may not have. */
function faulty(context: InvoiceContext): Changed[] {
  const { amount, rfc, purchaseDay, today } = context;
  const money = (more: number) => formatMxn(centavos(amount + more));
  const complement = (inner: string) => `<cfdi:Complemento>${inner}</cfdi:Complemento>`;
  const before = addDays(purchaseDay, -1);
  const after = addDays(today, 1);
  const base = Math.round((amount * 100) / 116);
  const other = rfc === 'EKU9003173C9' ? 'CACX7605101P8' : 'EKU9003173C9';
  return [
    ['a complement of payment', { tipo: 'P' }, 'Es un complemento de pago'],
    ['a credit note', { tipo: 'E' }, 'Es una nota de crédito'],
    ['payroll', { tipo: 'N' }, 'No es una factura de ingreso'],
    ['a transfer', { tipo: 'T' }, 'No es una factura de ingreso'],
    ['no stamp', { complement: '' }, unstamped],
    [
      'a stamp in the addenda alone',
      { complement: '', addenda: `<cfdi:Addenda>${stamp()}</cfdi:Addenda>` },
      unstamped,
    ],
    ['two stamps', { complement: complement(stamp() + stamp()) }, unstamped],
    [
      'a stamp of another namespace',
      { complement: complement(stamp({ space: 'xmlns:tfd="x"' })) },
      unstamped,
    ],
    ['a folio that is none', { complement: complement(stamp({ uuid: `${exampleUuid}0` })) }, unstamped],
    ['a seal of another document', { sello: 'b3Rybw==' }, 'El XML cambió después de timbrarse'],
    [
      'sums that do not give the total',
      { subtotal: ((base + 3000) / 100).toFixed(2) },
      `Los importes suman ${money(3000)} y el total dice ${money(0)}`,
    ],
    ['another issuer', { emisor: other }, `La emitió ${other}; tu tienda factura con ${rfc}`],
    ['dollars', { moneda: 'USD' }, 'Está en USD; sube una en MXN'],
    ...['1,160.00', '1e3', '-1', '1'.repeat(22), '116.005'].map((total): Changed => [
      `a total of ${total}`,
      { total },
      noTotal,
    ]),
    [
      'more than the rule allows',
      { total: ((amount + 101) / 100).toFixed(2), subtotal: ((base + 101) / 100).toFixed(2) },
      `La factura dice ${money(101)} y el pedido vale ${money(0)}`,
    ],
    [
      'a day before the purchase',
      { fecha: `${before}T23:59:59` },
      `Es del ${before}, antes de la compra del ${purchaseDay}`,
    ],
    ['tomorrow', { fecha: `${after}T00:00:00` }, `Tiene fecha futura: ${after}`],
    ['a date with a zone', { fecha: `${today}T12:00:00Z` }, 'La fecha del XML no se entiende'],
  ];
}

/** Unusual invoices that are accepted. */
const odd: readonly Changed[] = [
  ['another form of payment', { forma: '03' }, 'La forma de pago suele ser 31, Intermediario pagos'],
  ['deferred payment', { metodo: 'PPD' }, 'Es PPD: cuando te paguen, emite el complemento de pago'],
  [
    'anybody, with a use of somebody’s',
    { receptor: 'Rfc="XAXX010101000" UsoCFDI="G03" RegimenFiscalReceptor="601"' },
    'A público en general le toca el uso S01 y el régimen 616',
  ],
  [
    'a use that its regime may not take',
    { receptor: 'Rfc="SSM990607NS3" UsoCFDI="D01" RegimenFiscalReceptor="601"' },
    'El uso D01 no va con el régimen 601 de quien la recibe',
  ],
  [
    'a global one',
    { global: '<cfdi:InformacionGlobal Meses="11"/>' },
    'Es una factura global, de muchas ventas a la vez',
  ],
];

/**
 * Every kind of file that a merchant or somebody worse sends for an order's invoice, with the one sentence about it in the
 * browser before it is sent and in the service.
 * @example badInvoices({ amount: centavos(116000), rfc: 'EKU9003173C9', purchaseDay: '2026-01-15', today: '2026-01-20' }).filter(({ title }) => title === 'dollars').map(({ sentence }) => sentence) // => ['Está en USD; sube una en MXN']
 */
export function badInvoices(context: InvoiceContext): InvoiceExample[] {
  const { amount } = context;
  const name = 'A-1.xml';
  const changed =
    (outcome: InvoiceExample['outcome']) =>
    ([title, change, sentence]: Changed) => ({
      title,
      name,
      bytes: bytesOf(invoiceXml(context, change)),
      outcome,
      sentence,
    });
  const base = Math.round((amount * 100) / 116);
  const aPesoMore = {
    total: ((amount + 100) / 100).toFixed(2),
    subtotal: ((base + 100) / 100).toFixed(2),
  };
  return [
    ...unreadable(context).map(([title, content, sentence, as = name]) => ({
      title,
      name: as,
      bytes: typeof content === 'string' ? bytesOf(content) : content,
      outcome: 'refused' as const,
      sentence,
    })),
    ...faulty(context).map(changed('refused')),
    ...odd.map(changed('warned')),
    ...(
      [
        ['a mark of UTF-8 before it', {}, ''],
        ['a peso more', aPesoMore, ''],
        ['a centavo between its sums', { subtotal: ((base + 1) / 100).toFixed(2) }, ''],
        [
          'its UUID in upper case',
          {
            complement: `<cfdi:Complemento>${stamp({ uuid: exampleUuid.toUpperCase() })}</cfdi:Complemento>`,
          },
          '',
        ],
      ] satisfies Changed[]
    ).map(changed('taken')),
  ].map((one) =>
    one.title === 'a mark of UTF-8 before it'
      ? { ...one, bytes: Uint8Array.from([0xef, 0xbb, 0xbf, ...one.bytes]) }
      : one,
  );
}
