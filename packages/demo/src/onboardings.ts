import { crc32, deflateSync } from 'node:zlib';
import { foldText } from '@trastienda/domain';
import type { Transaction } from '@trastienda/services/database/connect';
import { onboardings } from '@trastienda/services/tables/onboarding';
import { pdfOf } from '@trastienda/services/core/pdf/pdf-of';
import { write } from '@trastienda/services/core/pdf/write';
import { fileRow } from '@trastienda/services/subjects/files/create-files';
import { uploadedFiles } from '@trastienda/services/tables/files';

type Colour = readonly [red: number, green: number, blue: number];
type Patch = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)]);
};

/** A flat picture of 480 × 300: patches of one colour on another. */
function flatPicture(ground: Colour, ink: Colour, patches: readonly Patch[]): Buffer {
  const [width, height] = [480, 300];
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Array.from({ length: width }, (_each, x) =>
      patches.some((one) => x >= one.x && x < one.x + one.w && y >= one.y && y < one.y + one.h)
        ? ink
        : ground,
    );
    return Buffer.from([0, ...row.flat()]);
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const lines = (x: number): Patch[] => [70, 110, 150, 190].map((y) => ({ x, y, w: 200, h: 16 }));
/** Invented pictures of both sides of a card and of a face, as plain as the checks permit. */
const pictures = {
  front: flatPicture([232, 236, 228], [120, 132, 128], [{ x: 40, y: 60, w: 130, h: 170 }, ...lines(210)]),
  back: flatPicture([232, 236, 228], [120, 132, 128], [{ x: 40, y: 40, w: 400, h: 50 }, ...lines(40)]),
  selfie: flatPicture(
    [214, 224, 232],
    [168, 140, 118],
    [
      { x: 180, y: 50, w: 120, h: 140 },
      { x: 120, y: 200, w: 240, h: 100 },
    ],
  ),
} as const;

const certificate = (name: string, rfc: string, createdAt: Date): Promise<Uint8Array> =>
  pdfOf({ title: `Constancia de ${name}`, createdAt }, (document) => {
    document.addPage({ size: 'LETTER', margin: 0 });
    const box = (y: number) => ({ x: 54, y, width: 500, height: 20 });
    write(document, 'Constancia de situación fiscal', box(60), { size: 16, bold: true });
    write(document, 'Documento de demostración, sin validez', box(86), { size: 10 });
    write(document, `RFC: ${rfc}`, box(120), { size: 12 });
    write(document, name, box(142), { size: 12 });
  });

const DAY_MS = 86_400_000;

/**
 * Writes two unfinished onboardings: one whose certificate is of the other kind of person, one that only
 * lacks the signature.
 */
export async function writeDemoOnboardings(tx: Transaction, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const at = before(3).toISOString();

  async function paper(storeId: string, name: string, rfc: string): Promise<string> {
    const bytes = await certificate(name, rfc, before(3));
    const row = fileRow({ storeId, kind: 'certificate', name: 'constancia.pdf', bytes }, 'pdf');
    await tx.insert(uploadedFiles).values({ ...row, createdAt: before(3) });
    return row.key;
  }
  async function photo(storeId: string, side: keyof typeof pictures): Promise<string> {
    const row = fileRow({ storeId, kind: 'identity', name: `${side}.png`, bytes: pictures[side] }, 'png');
    await tx.insert(uploadedFiles).values({ ...row, createdAt: before(2) });
    return row.key;
  }

  const [half, waiting] = ['20901', '20902'];
  await tx.insert(onboardings).values({
    storeId: half,
    ownerEmail: 'itzel@tejidosluna.example',
    foldedName: foldText('Tejidos Luna'),
    store: { name: 'Tejidos Luna', category: 'Moda', website: null, channels: ['CS', 'SN'], at },
    contact: {
      name: 'Itzel',
      lastName: 'Santiago Cruz',
      email: 'itzel@tejidosluna.example',
      phone: '9515550134',
      at,
    },
    // The merchant began as a person, and founded a company meanwhile.
    typePerson: { typePerson: 'moral', at: before(1).toISOString() },
    bank: { bankCode: '014', clabe: '014320655012344477', accountHolder: 'Tejidos Luna SA de CV', at },
    taxCertificate: {
      key: await paper(half, 'Itzel Santiago Cruz', 'SACI900214Q45'),
      rfc: 'SACI900214Q45',
      at,
    },
    savedStep: 4,
    createdAt: before(4),
    updatedAt: before(1),
    demo: true,
  });
  await tx.insert(onboardings).values({
    storeId: waiting,
    ownerEmail: 'omar@cafemural.example',
    foldedName: foldText('Café Mural'),
    store: {
      name: 'Café Mural',
      category: 'Alimentos y bebidas',
      website: 'https://cafemural.example',
      channels: ['CS', 'SR', 'SN'],
      at,
    },
    contact: {
      name: 'Omar',
      lastName: 'Beltrán Ríos',
      email: 'omar@cafemural.example',
      phone: '2285550171',
      at,
    },
    typePerson: { typePerson: 'fisica', at },
    bank: { bankCode: '072', clabe: '072580011223344718', accountHolder: 'Omar Beltrán Ríos', at },
    taxCertificate: {
      key: await paper(waiting, 'Omar Beltrán Ríos', 'BERO880630KT1'),
      rfc: 'BERO880630KT1',
      at,
    },
    identity: {
      status: 'aprobado',
      front: await photo(waiting, 'front'),
      back: await photo(waiting, 'back'),
      selfie: await photo(waiting, 'selfie'),
      at: before(2).toISOString(),
    },
    approval: { step: 'legal', status: 'aprobado', comment: null, at: before(1).toISOString() },
    savedStep: 7,
    createdAt: before(4),
    updatedAt: before(1),
    demo: true,
  });
}
