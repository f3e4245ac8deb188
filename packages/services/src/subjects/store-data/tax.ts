import type { getStoreTax, updateStoreTax } from '@trastienda/api-client/bamako';
import { curpFitsRfc, validateCurp, validateOwnRfc } from '@trastienda/domain';
import { fiscalRegimesOf, type PersonType } from '@trastienda/domain/fiscal-regimes';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../core/handler.ts';
import { type FieldFault, notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { blanks, expectNone, faultOf } from './field-faults.ts';
import { ownAddress } from './own-address.ts';
import { addressOfFile, ownFile } from './own-file.ts';
import { storeTaxes } from '../../tables/store-data.ts';
import { changeOf, expectVersion, lockForms, isUnchanged } from './shared-form.ts';

type TaxRow = typeof storeTaxes.$inferSelect;

const rowOf = async ({ tx, storeId }: Scope): Promise<TaxRow | undefined> => {
  const [row] = await tx.select().from(storeTaxes).where(eq(storeTaxes.storeId, storeId));
  return row;
};

/** Only the owner may read the certificate. */
const answerOf = ({ isOwner }: Scope, row: TaxRow) => ({
  id: row.storeId,
  rfc: row.rfc,
  razonSocial: row.razonSocial,
  personType: row.personType,
  regimenFiscal: row.regimenFiscal,
  curp: row.curp,
  address: row.address,
  constanciaUrl: isOwner ? addressOfFile(row.certificateKey) : null,
  constanciaFecha: row.certificateDay,
  fuente: row.source,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
});

export const handleGetStoreTax: Handler<typeof getStoreTax> = async (_request, scope) => {
  const row = await rowOf(scope);
  if (!row) throw notFound('Aún no registras tu información fiscal');
  return answerOf(scope, row);
};

function regimeFaults(personType: PersonType, code: string): FieldFault[] {
  if (fiscalRegimesOf(personType).some((regime) => regime.code === code)) return [];
  const whose = personType === 'moral' ? 'una persona moral' : 'una persona física';
  return [{ field: 'regimenFiscal', message: `Elige un régimen de ${whose}` }];
}

function curpFaults(curp: string | null, rfc: string, personType: PersonType): FieldFault[] {
  if (curp === null) return [];
  if (personType === 'moral') return [{ field: 'curp', message: 'Una persona moral no lleva CURP' }];
  const read = validateCurp(curp);
  if (!read.ok) return faultOf('curp', read);
  // A wrong RFC has its own fault, so it is not compared.
  if (!validateOwnRfc(rfc, personType).ok || curpFitsRfc(curp, rfc)) return [];
  return [{ field: 'curp', message: 'La CURP y el RFC no son de la misma persona' }];
}

/** A store that has sent its certificate must always have one, and another RFC needs another one. */
function certificateFaults(row: TaxRow | undefined, rfc: string, key: string | null): FieldFault[] {
  if (!row?.certificateKey) return [];
  if (rfc !== row.rfc && (key === null || key === row.certificateKey)) {
    return [{ field: 'rfc', message: 'Sube la constancia nueva: la que tienes es de otro RFC' }];
  }
  return key === null
    ? [{ field: 'constanciaUrl', message: 'Para cambiar tu constancia, sube la nueva' }]
    : [];
}

export const handleUpdateStoreTax: Handler<typeof updateStoreTax> = async ({ body }, scope) => {
  await lockForms(scope);
  const row = await rowOf(scope);
  const { version, constanciaUrl, curp: sentCurp, ...sent } = body;
  const rfc = validateOwnRfc(sent.rfc, sent.personType);
  const curp = validateCurp(sentCurp);
  const own = await ownAddress(scope, sent.address);
  const file = await ownFile(scope, { sent: constanciaUrl, kind: 'certificate', field: 'constanciaUrl' });
  const fields = {
    ...sent,
    rfc: rfc.ok ? rfc.value.rfc : sent.rfc,
    razonSocial: sent.razonSocial.trim(),
    curp: curp.ok ? curp.value.curp : sentCurp,
    address: own.address,
    certificateKey: file.key,
  };
  expectNone(
    faultOf('rfc', rfc),
    blanks({ razonSocial: [sent.razonSocial, 'Escribe el nombre o la razón social'] }),
    regimeFaults(sent.personType, sent.regimenFiscal),
    curpFaults(sentCurp, fields.rfc, sent.personType),
    own.faults,
    file.faults.length > 0 ? file.faults : certificateFaults(row, fields.rfc, file.key),
  );
  if (row && isUnchanged(row, fields)) return answerOf(scope, row);
  await expectVersion(scope, row, version);
  // The values that were read in a certificate stay as long as the certificate does.
  const isRead = row !== undefined && row.certificateKey === fields.certificateKey;
  const change = {
    ...fields,
    certificateDay: isRead ? row.certificateDay : null,
    source: 'escrito' as const,
    ...changeOf(scope, row),
  };
  await scope.tx
    .insert(storeTaxes)
    .values({ storeId: scope.storeId, ...change })
    .onConflictDoUpdate({ target: storeTaxes.storeId, set: change });
  return answerOf(scope, { storeId: scope.storeId, ...change });
};
