import type { DoorEvent } from '@trastienda/api-client';
import type { LinkCause } from '@trastienda/domain/channel-setup';

/** The place of a store's signing secret, which its box is bound to. */
export const webhookSecretPlace = (storeId: string): readonly string[] => [storeId, 'webhook'];

/** Names an event for its receiver: the same however often it is sent. */
export const eventMessageId = (storeId: string, seq: number): string => `evt_${storeId}_${seq}`;

/** The body of an event: its entry of `/v1/events`, with its kind. */
export const eventBody = (event: DoorEvent): string =>
  JSON.stringify({ type: `order.${event.event}`, ...event });

/** The body of a trial. */
export const pingBody = (at: Date): string => JSON.stringify({ type: 'ping', at: at.toISOString() });

const sentences: Readonly<Partial<Record<LinkCause, string>>> = {
  llave_rechazada: 'Tu sistema rechazó el aviso: revisa que deje entrar sin sesión',
  llave_perdida: 'Ya no podemos firmar estos avisos: guarda la dirección de nuevo',
  permiso_retirado: 'Tu sistema ya no quiere avisos en esa dirección',
  sin_direccion: 'No encontramos esa dirección',
  otra_direccion: 'Tu sistema nos manda a otra dirección: escribe esa',
  sin_respuesta: 'Tu sistema no respondió',
  certificado: 'El certificado de tu sistema no es válido',
  bloqueo: 'Un filtro de tu hospedaje nos bloquea',
  mantenimiento: 'Tu sistema está en mantenimiento',
  mas_despacio: 'Tu sistema pide ir más despacio',
};

/** Says in the merchant's words why her system received nothing: her system is no shop, so the words for shops do not fit. */
export const webhookCauseMessage = (cause: LinkCause): string =>
  sentences[cause] ?? 'Tu sistema respondió mal';
