import { counted, formatDateTime, type ReadingTime } from '@trastienda/domain';
import type { KeyValueItem } from '@trastienda/ui/KeyValueList';
import type { ChannelLink } from './model.ts';
import { momentInSentence } from './store-keys.ts';

export const completionWords = {
  enviar: 'Cuando sale su última guía',
  entregar: 'Cuando se entrega todo',
} as const;

const webhookWords = {
  activo: 'Tu tienda nos avisa al momento',
  sin: 'La revisamos cada dos minutos',
  apagado: 'Tu tienda dejó de avisarnos',
} as const;

/** Whether a shop fails, and is still tried often: after some failures more it is an error. */
export const isFailingSoftly = ({ status, cause }: ChannelLink): boolean =>
  status === 'active' && cause !== null;

const isDue = (moment: string, { now }: ReadingTime): boolean => Date.parse(moment) <= Number(now);

/** Returns when a shop is looked at next, within a sentence; a time that has passed is at any moment. */
export const nextWords = (moment: string, clock: ReadingTime): string =>
  isDue(moment, clock) ? 'en un momento' : momentInSentence(moment, clock);

/** Returns how many orders were read and told to the shop. */
const ordersOfDay = (read: number, written: number): string =>
  `${counted(read, 'pedido leído', 'pedidos leídos')}, ${counted(written, 'aviso enviado', 'avisos enviados')}`;

/** Returns what a shop brought and was told of late, and when it is looked at next, a line each. */
export function dayWords(link: ChannelLink, clock: ReadingTime) {
  const { readDay, writtenDay, nextSyncAt, webhook, cause } = link;
  const looks = [
    ...(nextSyncAt === null ? [] : [`Próxima revisión: ${nextWords(nextSyncAt, clock)}`]),
    // A shop that fails tells nothing.
    ...(webhook === undefined || cause !== null ? [] : [webhookWords[webhook]]),
  ];
  return [`Últimas 24 h: ${ordersOfDay(readDay, writtenDay)}`, looks.join(' · ')].filter(Boolean);
}

/** Returns the facts of a shop that is linked for real. */
export function healthFacts(link: ChannelLink, clock: ReadingTime): KeyValueItem[] {
  const { url, linkedAt, lastSyncAt, nextSyncAt, webhook, connection, readDay, writtenDay } = link;
  if (connection === null) return [];
  const { version, keyEnding, keySince, prefix, completeWhen } = connection;
  const at = (moment: string) => formatDateTime(moment, clock);
  return [
    { key: 'url', label: 'Dirección', value: url ?? '—' },
    { key: 'linked', label: 'Conectada desde', value: at(linkedAt) },
    ...(version === null ? [] : [{ key: 'version', label: 'WooCommerce', value: version }]),
    {
      key: 'key',
      label: 'Llave',
      value: keyEnding === null ? '—' : `Termina en ${keyEnding}`,
      ...(keySince !== null && { hint: `desde ${momentInSentence(keySince, clock)}` }),
    },
    ...(prefix === null ? [] : [{ key: 'prefix', label: 'Prefijo de sus pedidos', value: `${prefix}-` }]),
    { key: 'complete', label: 'Se completa en tu tienda', value: completionWords[completeWhen] },
    {
      key: 'synced',
      label: 'Última sincronización',
      value: lastSyncAt === null ? 'Todavía no' : at(lastSyncAt),
    },
    ...(nextSyncAt === null
      ? []
      : [
          {
            key: 'next',
            label: 'Próxima revisión',
            value: isDue(nextSyncAt, clock) ? 'En un momento' : at(nextSyncAt),
          },
        ]),
    ...(webhook === undefined ? [] : [{ key: 'webhook', label: 'Avisos', value: webhookWords[webhook] }]),
    {
      key: 'day',
      label: 'Últimas 24 h',
      value: ordersOfDay(readDay, writtenDay),
    },
  ];
}
