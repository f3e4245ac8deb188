import type { LinkCause } from '@trastienda/domain/channel-setup';
import type { EgressFault } from './egress/fault.ts';
import type { ShopFault } from './shop-client.ts';

const causes: Readonly<Record<ShopFault['kind'], LinkCause>> = {
  no_address: 'sin_direccion',
  other_address: 'otra_direccion',
  no_answer: 'sin_respuesta',
  bad_certificate: 'certificado',
  key_refused: 'llave_rechazada',
  read_only_key: 'solo_lectura',
  filtered: 'bloqueo',
  maintenance: 'mantenimiento',
  no_shop: 'sin_woocommerce',
  too_old: 'version_anterior',
  slow_down: 'mas_despacio',
  bad_answer: 'respuesta_ilegible',
  wrong_clock: 'reloj',
};

/** Gives the cause of a link for a fault of its shop; its sentence is the domain's. */
export function causeOfFault({ kind }: ShopFault): LinkCause {
  return causes[kind];
}

const kinds: Readonly<Record<Exclude<EgressFault, 'mas_despacio'>, Exclude<ShopFault['kind'], 'slow_down'>>> =
  {
    sin_direccion: 'no_address',
    otra_direccion: 'other_address',
    sin_respuesta: 'no_answer',
    certificado: 'bad_certificate',
    bloqueo: 'filtered',
    mantenimiento: 'maintenance',
    respuesta_ilegible: 'bad_answer',
  };

/** Gives the fault that the guard's own word is for a driver. */
export function faultOfEgress(fault: EgressFault, retryAfterSeconds: number | null): ShopFault {
  return fault === 'mas_despacio' ? { kind: 'slow_down', retryAfterSeconds } : { kind: kinds[fault] };
}
