import { formatStreet, guideOriginOf, mexicanStateOf } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Link } from '@trastienda/ui/Link';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { paths } from '../../shared/routes/paths.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { storehouse } from '../../entities/guide/operations.ts';
import * as s from './pickups.css.ts';

type Props = { readonly carrier: string; readonly guides: readonly string[] };

/** The carrier, the guides, and the place of a visit: the store's warehouse, which the guides leave from. */
export function PickupPlace({ carrier, guides }: Props) {
  const { value, status, ask } = useRead(storehouse, {}, { freshFor: 300_000 });
  const from = value && guideOriginOf(value);
  return (
    <address className={s.place}>
      <span className={s.placeName}>
        {guides.length === 1
          ? `${carrier} recolectará la guía ${guides[0]}`
          : `${carrier} recolectará ${guides.length} guías`}
      </span>
      {value && from ? (
        <>
          {`en ${value.name}: ${[
            formatStreet(from),
            value.address.suburb,
            `${from.zipCode} ${[from.city, mexicanStateOf(from.stateCode)?.abbreviation].filter(Boolean).join(', ')}`,
          ]
            .filter(Boolean)
            .join(', ')} `}
          <Link href={paths.storehouse()}>Editar almacén</Link>
        </>
      ) : status === 'failed' ? (
        <>
          en tu almacén; no pudimos leer su dirección.{' '}
          <Button size="sm" variant="ghost" onPress={ask}>
            Reintentar
          </Button>
        </>
      ) : (
        <Skeleton width={280} />
      )}
    </address>
  );
}
