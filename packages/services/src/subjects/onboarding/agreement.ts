import { createHash } from 'node:crypto';
import type { CallAnswer } from '@trastienda/api-client';
import type { acceptAgreement, getAgreement, signAgreement } from '@trastienda/api-client/onboarding-aws';
import { channelName } from '@trastienda/domain';
import { fitsSigner } from '@trastienda/domain/onboarding';
import { eq } from 'drizzle-orm';
import { addressOfFile } from '../store-data/own-file.ts';
import { expectNone } from '../store-data/field-faults.ts';
import type { Handler } from '../../core/handler.ts';
import { conflict, type FieldFault, notFound } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { stores } from '../../tables/people.ts';
import { storeFile } from '../files/create-files.ts';
import { AGREEMENT_VERSION, agreementBlocks, agreementHtml } from './agreement-text.ts';
import { drawAgreement } from './draw-agreement.ts';
import { enterOnboarding, findOnboarding, isStoreMade, type Onboarding } from './own-onboarding.ts';
import type { AgreementPart } from '../../tables/onboarding-parts.ts';
import { onboardings } from '../../tables/onboarding.ts';
import { readSignature } from './signature-picture.ts';

type Agreement = CallAnswer<typeof getAgreement>;
type SignRequest = Parameters<Handler<typeof signAgreement>>[0]['body'];

const html = agreementHtml(agreementBlocks);
/** The text as it is shown today. */
const current = {
  version: AGREEMENT_VERSION,
  html,
  textHash: createHash('sha256').update(html).digest('hex'),
};

const idOf = ({ storeId }: Onboarding): string => `contrato-${storeId}`;

/** Returns the agreement of an onboarding, `null` before it is approved: the signed text, else today's. */
export function agreementOf(row: Onboarding): Agreement | null {
  const { agreement, approval, store } = row;
  if (approval?.status !== 'aprobado') return null;
  const signature = agreement?.signature ?? null;
  const text = signature === null ? current : agreement;
  // An acceptance is valid only for the text that was accepted, so a changed text has none.
  const isAccepted = agreement !== null && (signature !== null || agreement.textHash === current.textHash);
  return {
    agreementId: idOf(row),
    version: text?.version ?? '',
    html: text?.html ?? '',
    textHash: text?.textHash ?? '',
    channels: [...(agreement?.channels ?? store.channels)],
    accepted: isAccepted,
    acceptedAt: isAccepted ? agreement.at : null,
    signed: signature !== null,
    signedAt: signature?.at ?? null,
    signerName: signature?.signerName ?? null,
    documentUrl: addressOfFile(signature?.documentKey ?? null),
  };
}

const noAgreement = () => notFound('Todavía no hay contrato: primero se aprueban tus datos');

function approved(row: Onboarding): Agreement {
  const agreement = agreementOf(row);
  if (agreement === null) throw noAgreement();
  return agreement;
}

export const handleGetAgreement: Handler<typeof getAgreement> = async ({ query }, scope) =>
  approved(await findOnboarding(scope, query.storeId));

const changed = () => conflict('El contrato cambió. Léelo de nuevo antes de continuar', 'changed');

async function storeAgreement(
  { tx, now }: Scope,
  row: Onboarding,
  agreement: AgreementPart,
): Promise<Agreement> {
  const finishedAt = agreement.signature === null ? row.finishedAt : now;
  const change = { agreement, finishedAt, updatedAt: now };
  await tx.update(onboardings).set(change).where(eq(onboardings.storeId, row.storeId));
  return approved({ ...row, ...change });
}

/**
 * Accepts the agreement for some channels.
 * @throws 409 signed already, for other channels; `changed`: another text than was read
 */
export const handleAcceptAgreement: Handler<typeof acceptAgreement> = ({ body }, scope) =>
  enterOnboarding(scope, body.storeId, async (row, within) => {
    const shown = approved(row);
    const channels = [...new Set(body.channels)];
    const isSame = channels.toSorted().join() === shown.channels.toSorted().join();
    if (shown.textHash !== body.textHash) throw changed();
    if (shown.accepted && isSame) return shown;
    if (shown.signed) throw conflict('Ya firmaste este contrato con otros canales', 'signed');
    const at = within.now.toISOString();
    return storeAgreement(within, row, { ...current, channels, signature: null, at });
  });

/**
 * Checks that the signer is the contact, with the e-mail of the session.
 * @throws 422 by field
 */
function expectSigner(body: SignRequest, row: Onboarding, email: string): void {
  const { name = '', lastName = '' } = row.contact ?? {};
  const contact = `${name} ${lastName}`.trim();
  const faults: FieldFault[] = [];
  if (!fitsSigner(body.signerName, contact))
    faults.push({ field: 'signerName', message: `Firma ${contact}` });
  if (body.signerEmail.trim().toLowerCase() !== email.toLowerCase()) {
    faults.push({ field: 'signerEmail', message: `Firma con el correo de tu cuenta: ${email}` });
  }
  expectNone(faults);
}

/**
 * Draws the PDF of the signed agreement, and stores it with the store's own files.
 * @returns its key
 */
async function storeDocument(
  { tx, now, timeZone }: Scope,
  row: Onboarding,
  accepted: AgreementPart,
  { body, picture }: { readonly body: SignRequest; readonly picture: Uint8Array },
): Promise<string> {
  const bytes = await drawAgreement({
    storeName: row.store.name,
    blocks: agreementBlocks,
    version: accepted.version,
    textHash: accepted.textHash,
    channels: accepted.channels.map(channelName),
    signerName: body.signerName.trim(),
    signerEmail: body.signerEmail.trim().toLowerCase(),
    method: body.method,
    picture,
    signedAt: now,
    timeZone,
  });
  const file = { bytes, name: `${idOf(row)}.pdf`, kind: 'agreement', storeId: row.storeId } as const;
  return (await storeFile(tx, file, now)).storedFile.key;
}

/**
 * Signs the accepted agreement, gives the store its contracts, and ends the onboarding.
 * @throws 404, 409, 413, 415, 422
 */
export const handleSignAgreement: Handler<typeof signAgreement> = ({ body }, scope) =>
  enterOnboarding(scope, body.storeId, async (row, within) => {
    const shown = approved(row);
    if (body.agreementId !== shown.agreementId) throw noAgreement();
    if (shown.signed) {
      if (body.textHash === shown.textHash && body.signerName.trim() === shown.signerName) return shown;
      throw conflict(`${shown.signerName} ya firmó este contrato`, 'signed');
    }
    if (body.textHash !== shown.textHash) throw changed();
    const { agreement } = row;
    if (!shown.accepted || agreement === null)
      throw conflict('Acepta el contrato antes de firmarlo', 'not_accepted');
    if (!(await isStoreMade(within, row))) {
      throw conflict('Tu tienda todavía no está lista. Vuelve a intentarlo en un momento', 'no_store');
    }
    expectSigner(body, row, within.user.email);
    const picture = await readSignature(body.signature64);
    const documentKey = await storeDocument(within, row, agreement, { body, picture });
    const agreed = (channel: 'CS' | 'SR' | 'SN', level: number) =>
      agreement.channels.includes(channel) ? level : 0;
    await within.tx
      .update(stores)
      .set({ contratoCs: agreed('CS', 3), contratoSr: agreed('SR', 2), contratoSn: agreed('SN', 2) })
      .where(eq(stores.id, row.storeId));
    const signature = {
      signerName: body.signerName.trim(),
      signerEmail: within.user.email.toLowerCase(),
      method: body.method,
      documentKey,
      at: within.now.toISOString(),
    };
    return storeAgreement(within, row, { ...agreement, signature });
  });
