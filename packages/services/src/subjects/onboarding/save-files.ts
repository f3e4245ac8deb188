import type { uploadIdentityPhotos, uploadTaxCertificate } from '@trastienda/api-client/onboarding-aws';
import { validateOwnRfc } from '@trastienda/domain';
import { addressOfFile } from '../store-data/own-file.ts';
import { expectNone, faultOf } from '../store-data/field-faults.ts';
import type { Handler } from '../../core/handler.ts';
import { invalid, Refusal } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { withoutMetadata } from '../../core/images/photo-metadata.ts';
import { storeFile } from '../files/create-files.ts';
import { faultAnswers } from '../../core/reading/inspect.ts';
import { enterOnboarding, expectReached } from './own-onboarding.ts';
import { savePart } from './save-parts.ts';
import { identityOf, stepSaved } from './state.ts';

const bytesOf = async (file: Blob): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());
const nameOf = (file: Blob, otherwise: string): string =>
  file instanceof File && file.name !== '' && file.name !== 'blob' ? file.name : otherwise;

/** Saves the certificate with the typed RFC, which must fit a person or a company, as the onboarding says. */
export const handleUploadTaxCertificate: Handler<typeof uploadTaxCertificate> = async ({ body }, scope) => {
  const bytes = await bytesOf(body.file);
  return enterOnboarding(scope, body.storeId, async (row, within) => {
    expectReached(row, 'taxCertificate');
    const rfc = validateOwnRfc(body.rfc, row.typePerson?.typePerson);
    expectNone(faultOf('rfc', rfc));
    const file = {
      bytes,
      name: nameOf(body.file, 'constancia.pdf'),
      kind: 'certificate',
      storeId: row.storeId,
    } as const;
    const { storedFile } = await storeFile(within.tx, file, within.now);
    const part = { key: storedFile.key, rfc: rfc.ok ? rfc.value.rfc : body.rfc };
    const saved = await savePart(within, row, 'taxCertificate', part);
    return { ...stepSaved(saved), url: addressOfFile(storedFile.key) ?? '' };
  });
};

const sides = [
  { side: 'front', what: 'el frente' },
  { side: 'back', what: 'el reverso' },
  { side: 'selfie', what: 'tu foto' },
] as const;
type Side = (typeof sides)[number]['side'];

/** Stores a photo of the person without the place where it was taken; its orientation stays. */
async function storePhoto({ tx, now, storeId }: Scope, bytes: Uint8Array, name: string): Promise<string> {
  const bare = withoutMetadata(bytes);
  const stored = bare?.upright ?? bytes;
  const { storedFile } = await storeFile(tx, { bytes, name, kind: 'identity', storeId }, now, { stored });
  // Metadata cannot be removed from a picture whose parts cannot be separated.
  if (bare === null) throw new Refusal(faultAnswers.broken.status, faultAnswers.broken.message);
  return storedFile.key;
}

/** Saves the three photos together. They need no review where the services come with the product (D107). */
export const handleUploadIdentityPhotos: Handler<typeof uploadIdentityPhotos> = async ({ body }, scope) => {
  const photos = {
    front: await bytesOf(body.front),
    back: await bytesOf(body.back),
    selfie: await bytesOf(body.selfie),
  };
  return enterOnboarding(scope, body.storeId, async (row, within) => {
    expectReached(row, 'identity');
    const keys: Record<Side, string> = { front: '', back: '', selfie: '' };
    for (const { side } of sides) {
      keys[side] = await storePhoto(within, photos[side], nameOf(body[side], `${side}.jpg`));
    }
    const twice = sides.flatMap(({ side }, at) =>
      sides
        .slice(0, at)
        .filter((before) => keys[before.side] === keys[side])
        .map(({ what }) => ({ field: side, message: `Es la misma foto que ${what}` })),
    );
    if (twice.length > 0) throw invalid(twice);
    const saved = await savePart(within, row, 'identity', { status: 'aprobado', ...keys });
    const identity = identityOf(saved);
    if (identity === null) throw new Error('The photos were saved');
    return { ...stepSaved(saved), identity };
  });
};
