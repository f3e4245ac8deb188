import type {
  saveBankData,
  saveOnboardingContact,
  saveTaxpayerType,
} from '@trastienda/api-client/onboarding-aws';
import {
  bankFitsClabe,
  missingOnboardingData,
  type OnboardingData,
  type OnboardingStepId,
  validatePhone,
} from '@trastienda/domain';
import { eq } from 'drizzle-orm';
import { expectNone, faultOf } from '../store-data/field-faults.ts';
import type { Handler } from '../../core/handler.ts';
import type { FieldFault } from '../../core/refusal.ts';
import type { Scope } from '../../core/scope.ts';
import { enterOnboarding, expectReached, expectUnsent, type Onboarding } from './own-onboarding.ts';
import { onboardings } from '../../tables/onboarding.ts';
import { stepSaved } from './state.ts';
import { isUnchanged } from '../store-data/shared-form.ts';

/** Returns the faults of a step by the domain's rules, at the fields of the request. */
const missingOf = (id: OnboardingStepId, prefix: string, data: OnboardingData): FieldFault[] =>
  missingOnboardingData(data)
    .filter(({ step }) => step === id)
    .map(({ field, message }) => ({ field: `${prefix}${field}`, message }));

type Part = 'contact' | 'typePerson' | 'bank';

/** Saves a part if it differs; the same part again changes nothing, even after the approval. */
export async function savePart<Name extends Part | 'taxCertificate' | 'identity'>(
  { tx, now }: Scope,
  row: Onboarding,
  name: Name,
  part: Omit<NonNullable<Onboarding[Name]>, 'at'>,
): Promise<Onboarding> {
  expectReached(row, name);
  if (isUnchanged(row[name] ?? undefined, part)) return row;
  expectUnsent(row);
  // A rejected onboarding is sent again after its correction, so the approval is cleared.
  const change = { [name]: { ...part, at: now.toISOString() }, approval: null, updatedAt: now };
  const [saved] = await tx
    .update(onboardings)
    .set(change)
    .where(eq(onboardings.storeId, row.storeId))
    .returning();
  if (!saved) throw new Error('A locked row is there');
  return saved;
}

export const handleSaveOnboardingContact: Handler<typeof saveOnboardingContact> = ({ body }, scope) =>
  enterOnboarding(scope, body.storeId, async (row, within) => {
    const phone = validatePhone(body.contact.phone);
    const contact = {
      name: body.contact.name.trim(),
      lastName: body.contact.lastName.trim(),
      email: body.contact.email.trim(),
      phone: phone.ok ? phone.value : body.contact.phone,
    };
    expectNone(missingOf('contact', 'contact.', { contact }));
    return stepSaved(await savePart(within, row, 'contact', contact));
  });

export const handleSaveTaxpayerType: Handler<typeof saveTaxpayerType> = ({ body }, scope) =>
  enterOnboarding(scope, body.storeId, async (row, within) =>
    stepSaved(await savePart(within, row, 'typePerson', { typePerson: body.typePerson })),
  );

export const handleSaveBankData: Handler<typeof saveBankData> = ({ body }, scope) =>
  enterOnboarding(scope, body.storeId, async (row, within) => {
    const bank = { ...body.bank, accountHolder: body.bank.accountHolder.trim() };
    const missing = missingOf('bank', 'bank.', { bank });
    const isRead = !missing.some(({ field }) => field === 'bank.clabe');
    expectNone(missing, isRead ? faultOf('bank.clabe', bankFitsClabe(bank.bankCode, bank.clabe)) : []);
    return stepSaved(await savePart(within, row, 'bank', bank));
  });
