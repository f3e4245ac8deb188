import type { CallOutput } from '@trastienda/api-client';
import type { listStoreUsers } from '@trastienda/api-client/identity';

export type Person = CallOutput<typeof listStoreUsers>['data'][number];

/** E-mails are the same in whatever capitals (D248). */
export const isSamePerson = (one: string, other: string): boolean =>
  one.toLocaleLowerCase('en') === other.toLocaleLowerCase('en');

type Entry = {
  readonly id: 'edit' | 'suspend' | 'resume' | 'remove';
  readonly label: string;
  readonly tone?: 'danger';
};

/** The actions for a person: the owner has all of them, a linked person may leave; there is none for the owner. */
export function standingOf(
  { owner, status }: Pick<Person, 'owner' | 'status'>,
  { canManage, isMe }: { readonly canManage: boolean; readonly isMe: boolean },
): readonly Entry[] {
  if (owner) return [];
  if (!canManage) return isMe ? [{ id: 'remove', label: 'Salir de esta tienda', tone: 'danger' }] : [];
  return [
    { id: 'edit', label: 'Modificar' },
    ...(status === 'activo' ? [{ id: 'suspend', label: 'Suspender' } as const] : []),
    ...(status === 'suspendido' ? [{ id: 'resume', label: 'Reactivar' } as const] : []),
    { id: 'remove', label: status === 'invitado' ? 'Retirar invitación' : 'Quitar', tone: 'danger' },
  ];
}
