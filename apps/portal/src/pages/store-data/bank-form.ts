import type { CallInput, CallOutput } from '@trastienda/api-client';
import type { getStoreFinancial, updateStoreFinancial } from '@trastienda/api-client/bamako';
import { validateClabe } from '@trastienda/domain';
import type { KeptFile } from '../../shared/uploads/file-field.tsx';

export type Financial = CallOutput<typeof getStoreFinancial>;
type Sent = CallInput<typeof updateStoreFinancial>;

export type BankForm = {
  readonly clabe: string;
  /** The same once more: a wrong digit sends the money to somebody else. */
  readonly again: string;
  readonly holder: string;
  readonly statement: KeptFile | null;
};

export const emptyBankForm = (kept: Financial | null): BankForm => ({
  clabe: '',
  again: '',
  holder: kept?.accountHolder ?? '',
  statement: null,
});

const digits = (text: string): string => text.replaceAll(/\D/gu, '');

export type BankFaults = Readonly<Record<'clabe' | 'again' | 'holder', string | undefined>>;

export function bankFaults({ clabe, again, holder }: BankForm, kept: Financial | null): BankFaults {
  const read = validateClabe(clabe);
  const isSame = read.ok && kept !== null && read.value.clabe === kept.clabe;
  return {
    clabe: read.ok ? (isSame ? 'Es la cuenta que ya tienes' : undefined) : read.error.message,
    again: digits(again) === digits(clabe) ? undefined : 'No es la misma CLABE: revisa los 18 dígitos',
    holder: holder.trim() === '' ? 'Escribe el titular de la cuenta' : undefined,
  };
}

/** Returns the request of a form without faults. The first three digits of a CLABE are its bank (D122). */
export function bankInput({ clabe, holder, statement }: BankForm, kept: Financial | null): Sent {
  const read = validateClabe(clabe);
  return {
    body: {
      bankCode: digits(clabe).slice(0, 3),
      clabe: read.ok ? read.value.clabe : digits(clabe),
      accountHolder: holder.trim(),
      accountStatementUrl: statement?.key ?? null,
      version: kept?.version ?? 0,
    },
  };
}

/** The account as it stands, which takes back the one that waits (D247). Only the owner has its CLABE. */
export const undoInput = ({
  bankCode,
  clabe,
  accountHolder,
  accountStatementUrl,
  version,
}: Financial): Sent => ({
  body: { bankCode, clabe: clabe ?? '', accountHolder, accountStatementUrl, version },
});
