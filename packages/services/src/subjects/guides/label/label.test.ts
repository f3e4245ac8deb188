import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { labelOf } from './label-of.ts';
import { printable } from '../../../core/pdf/printable.ts';
import { openPdf as open, printPage } from '../../../testing/print-page.ts';

const party = {
  name: 'Jorge',
  lastName: 'Ramírez Salinas',
  email: null,
  phone: '8112344417',
  street: 'Av. de los Encinos',
  outdoorNumber: '2305',
  interiorNumber: '4',
  neighborhood: 'Mirador',
  zipCode: '64070',
  city: 'Monterrey',
  borough: 'Monterrey',
  stateCode: 'MX-NLE',
  reference: 'Portón negro, esquina con Álamo',
};
const guide = {
  number: '794600012342',
  orderNumber: '4500123987',
  serviceType: 'Terrestre',
  content: 'Juego de 6 vasos de vidrio soplado azul cobalto ñü',
  origin: {
    ...party,
    name: 'Mariana',
    lastName: 'Robles Ibarra',
    zipCode: '44160',
    stateCode: 'MX-JAL',
    city: 'Guadalajara',
  },
  destination: party,
  packages: [{ height: 10, width: 30, depth: 25, weight: 1.2, quantity: 1 }],
  billedWeight: 2,
  createdAt: new Date('2025-11-25T18:30:00.000Z'),
  deadLine: new Date('2025-11-29T00:00:00.000Z'),
};
const carrier = { id: 'bajio-paq', name: 'Bajío Paq', demo: true };

async function textOf(bytes: Uint8Array, page = 1): Promise<string> {
  const document = await open(bytes);
  const content = await (await document.getPage(page)).getTextContent();
  return content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** Prints the page at the 203 dots an inch of a thermal printer and reads its codes. */
async function scan(bytes: Uint8Array, page = 1) {
  const canvas = await printPage(bytes, page);
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const image = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' as const };
  return readBarcodes(image as ImageData, { formats: ['Code128', 'QRCode'] });
}

beforeAll(async () => {
  // The file comes from the package: by default it would be fetched from the network.
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
    fireImmediately: true,
  });
});

const longest = 'Guadalupe Concepción Santiesteban y Fernández de la Vega Montemayor Villaseñor Ñ';

describe('the label of a guide', () => {
  it('is one page of 10 × 15 cm', async () => {
    const document = await open(await labelOf(guide, carrier));
    expect(document.numPages).toBe(1);
    const [, , width = 0, height = 0] = (await document.getPage(1)).view;
    expect((width / 72) * 2.54).toBeCloseTo(10, 2);
    expect((height / 72) * 2.54).toBeCloseTo(15, 2);
  });

  it('carries the guide number as Code 128 and as QR, readable at a thermal printer’s resolution', async () => {
    const codes = await scan(await labelOf(guide, carrier));
    expect(codes.map((code) => [code.format, code.text]).toSorted()).toEqual([
      ['Code128', guide.number],
      ['QRCode', guide.number],
    ]);
  });

  it('says who sends, who gets it, what, by whom and how, with Spanish accents, and that it is a demo', async () => {
    const text = await textOf(await labelOf(guide, carrier));
    for (const part of [
      'Bajío Paq',
      'Terrestre',
      'DEMO',
      'REMITENTE',
      'Mariana Robles Ibarra',
      'DESTINATARIO',
      'Jorge Ramírez Salinas',
      'Av. de los Encinos 2305, Int. 4',
      'Col. Mirador',
      'C.P. 64070 Monterrey, N. L.',
      'Tel. 8112344417',
      'Portón negro',
      '7946 0001 2342',
      'Pedido: 4500123987',
      'azul cobalto ñü',
      'Peso: 2 kg',
      'Fecha: 25/11/2025',
      'Entrega estimada: 28/11/2025',
    ]) {
      expect(text.replace(/\s+/g, ' ')).toContain(part);
    }
  });

  it('still reads with names of 80 letters and every text at its longest', async () => {
    expect([...longest]).toHaveLength(80);
    const long = {
      ...party,
      name: longest,
      lastName: longest,
      street: longest,
      outdoorNumber: 'Manzana 14 Lote 22',
      interiorNumber: 'Departamento 1204, Torre B',
      neighborhood: 'M'.repeat(35),
      city: longest,
      borough: longest,
      reference: longest.repeat(3),
    };
    const full = { ...guide, content: 'W'.repeat(50), origin: long, destination: long };
    const bytes = await labelOf(full, { ...carrier, name: 'Paquetería y Mensajería del Bajío, S. A.' });
    const codes = await scan(bytes);
    expect(codes.filter((code) => code.text === guide.number)).toHaveLength(2);
    const text = (await textOf(bytes)).replace(/\s+/g, ' ');
    expect(text).toContain('Santiesteban y Fernández');
    expect(text).toContain('W'.repeat(20));
    expect((await open(bytes)).numPages).toBe(1);
  });

  it('has a page for each parcel', async () => {
    const bytes = await labelOf(
      { ...guide, packages: guide.packages.map((one) => ({ ...one, quantity: 3 })) },
      carrier,
    );
    expect((await open(bytes)).numPages).toBe(3);
    expect(await textOf(bytes, 3)).toContain('Paquete: 3 de 3');
    expect((await scan(bytes, 3)).map((code) => code.text)).toContain(guide.number);
  });

  it('is the same, byte for byte, each time it is drawn', async () => {
    const first = await labelOf(guide, carrier);
    expect(Buffer.compare(Buffer.from(first), Buffer.from(await labelOf(guide, carrier)))).toBe(0);
  });
});

describe('a text on the label', () => {
  it.each([
    ['Ñandú «güero» – 1 €', 'Ñandú «güero» – 1 €'],
    ['Łukasz Dvořák', '?ukasz Dvorák'],
    ['Regalo 🎁 para ti', 'Regalo ? para ti'],
    [' dos\n líneas ', 'dos líneas'],
  ])('%s', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});
