/** The states of a person in a store that is not her own. */
export const storeUserStatuses = ['invitado', 'activo', 'suspendido', 'declinado'] as const;
export type StoreUserStatus = (typeof storeUserStatuses)[number];

const statusLabels: Readonly<Record<StoreUserStatus, string>> = {
  invitado: 'Invitación pendiente',
  activo: 'Activo',
  suspendido: 'Suspendido',
  declinado: 'No aceptó la invitación',
};

/**
 * Gives the words for a person's state.
 * @example storeUserStatusLabel('invitado') // => 'Invitación pendiente'
 */
export const storeUserStatusLabel = (status: StoreUserStatus): string => statusLabels[status];

/** People of a store, whatever their status; its owner is not among them. */
export const MOST_STORE_USERS = 50;
/** Invitations of a store within 24 hours. */
export const MOST_INVITATIONS_A_DAY = 20;

/**
 * Gives the state of an invited person once she has answered; `null` where there is no invitation to answer. The same answer
 * given twice leaves what the first one made, and nobody who was suspended lets herself in again.
 * @example answeredInvitation('invitado', true) // => 'activo'
 * @example answeredInvitation('suspendido', true) // => null
 */
export function answeredInvitation(status: StoreUserStatus, accept: boolean): StoreUserStatus | null {
  const answer = accept ? 'activo' : 'declinado';
  return status === 'invitado' || status === answer ? answer : null;
}

/**
 * The state of a person once the owner has let her in or kept her out; `null` where the owner cannot decide,
 * because only she herself accepts an invitation.
 * @example settledStatus('activo', false) // => 'suspendido'
 * @example settledStatus('invitado', true) // => null
 */
export function settledStatus(status: StoreUserStatus, active: boolean): StoreUserStatus | null {
  if (status === 'activo' || status === 'suspendido') return active ? 'activo' : 'suspendido';
  return active ? null : status;
}

/** The content of an invitation: the store, and where to go. */
export interface InvitationFacts {
  readonly storeName: string | null;
  /** The name of the person who invites; `null` when it is missing. */
  readonly inviter: string | null;
  /** The e-mail that was invited. */
  readonly email: string;
  /** The plain address of the portal: an invitation carries no token. */
  readonly address: string;
}

/**
 * The text that the owner sends by whatever way she likes.
 * @example invitationText({ storeName: 'Casa Lumbre', inviter: 'Mariana', email: 'a@b.mx', address: 'https://p.mx' }) // => 'Mariana te invita a trabajar en la tienda Casa Lumbre. Entra a https://p.mx con tu correo a@b.mx y acepta la invitación.'
 */
export function invitationText({ storeName, inviter, email, address }: InvitationFacts): string {
  const store = storeName === null ? 'una tienda' : `la tienda ${storeName}`;
  const invitation = inviter === null ? 'Te invitan' : `${inviter} te invita`;
  return `${invitation} a trabajar en ${store}. Entra a ${address} con tu correo ${email} y acepta la invitación.`;
}
