import { ButtonLink } from '@trastienda/ui/Button';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { LockIcon } from '@trastienda/ui/icons';
import type { ReactNode } from 'react';
import { PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { selectIsOwner } from '../../shared/session/selectors.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';

const back = <ButtonLink href={paths.marketplaces()}>Ver mis canales</ButtonLink>;

/** The address names no channel that can be linked. */
export function NoChannel() {
  return (
    <>
      <PageHeader
        title="Conectar un canal"
        back={{ href: paths.marketplaces(), label: 'Canales de venta' }}
      />
      <EmptyState kind="no-match" title="Elige qué canal conectar" action={back}>
        La dirección no dice cuál.
      </EmptyState>
    </>
  );
}

/** Linking is an act of the owner (D245). */
export function OwnerOnly({ children }: { readonly children: ReactNode }) {
  const isOwner = useAppSelector(selectIsOwner);
  if (isOwner) return children;
  return (
    <EmptyState icon={LockIcon} title="Solo la cuenta titular conecta canales" action={back}>
      Pídeselo a quien es titular de la tienda.
    </EmptyState>
  );
}
