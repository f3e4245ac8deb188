/** A block of an agreement: plain text, drawn as a page and as a PDF alike. */
export type AgreementBlock =
  | { readonly kind: 'h1' | 'h2' | 'p'; readonly text: string }
  | { readonly kind: 'ol'; readonly items: readonly string[] };

/** The version grows with every change of the text. */
export const AGREEMENT_VERSION = '2025-01';

/** This text is an example and says so: the installation has to write its own contract (D372). */
export const agreementBlocks: readonly AgreementBlock[] = [
  { kind: 'h1', text: 'Contrato de comercialización' },
  { kind: 'p', text: 'EJEMPLO SIN VALIDEZ. Este texto muestra cómo se ve un contrato y no obliga a nadie.' },
  { kind: 'h2', text: '1. De qué trata' },
  {
    kind: 'p',
    text: 'Vendes tus productos en los canales que eliges al aceptar este contrato. Tú conservas la propiedad de tu mercancía hasta que el cliente la paga.',
  },
  { kind: 'h2', text: '2. Lo que te toca' },
  {
    kind: 'ol',
    items: [
      'Publicar productos que son tuyos o que puedes vender, con precios y existencias al día.',
      'Entregar cada pedido a la paquetería dentro del plazo que marca el canal.',
      'Responder por la garantía y las devoluciones de lo que vendes.',
      'Facturar cada venta cuando el canal lo pide.',
    ],
  },
  { kind: 'h2', text: '3. Lo que le toca al canal' },
  {
    kind: 'ol',
    items: [
      'Mostrar tus productos y cobrar a los clientes.',
      'Depositarte en la cuenta que registraste, menos comisiones y retenciones.',
      'Avisarte de cada pedido, cancelación y devolución.',
    ],
  },
  { kind: 'h2', text: '4. Claroshop' },
  {
    kind: 'p',
    text: 'Si eliges Claroshop: los pedidos se entregan a la paquetería a más tardar el siguiente día hábil y los depósitos se hacen cada semana.',
  },
  { kind: 'h2', text: '5. Sears' },
  {
    kind: 'p',
    text: 'Si eliges Sears: los pedidos se surten desde tu almacén con la guía que da el canal y cada entrega lleva evidencia.',
  },
  { kind: 'h2', text: '6. Sanborns' },
  {
    kind: 'p',
    text: 'Si eliges Sanborns: los pedidos se surten desde tu almacén con la guía que da el canal y cada entrega lleva evidencia.',
  },
  { kind: 'h2', text: '7. Tus datos' },
  {
    kind: 'p',
    text: 'Tus documentos sirven para comprobar quién eres y no se comparten con otros comercios.',
  },
  { kind: 'h2', text: '8. Cuándo termina' },
  {
    kind: 'p',
    text: 'Cualquiera de las dos partes puede terminarlo con 30 días de aviso. Los pedidos abiertos se entregan y se pagan.',
  },
];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/gu, (letter) => escapes[letter] ?? '');

/** Returns the blocks as HTML of h1, h2, p, ol and li only, without any attribute. */
export const agreementHtml = (blocks: readonly AgreementBlock[]): string =>
  blocks
    .map((block) =>
      block.kind === 'ol'
        ? `<ol>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ol>`
        : `<${block.kind}>${escaped(block.text)}</${block.kind}>`,
    )
    .join('\n');
