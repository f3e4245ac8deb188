import type { LinkableCode } from '@trastienda/domain';
import {
  type Completion,
  completions,
  type HistoryDays,
  historyDays,
} from '@trastienda/domain/channel-setup';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { TextField } from '@trastienda/ui/TextField';
import { integrationChannelList } from '../../entities/channel/operations.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { completionWords } from './health-words.ts';
import type { ChannelLink } from './model.ts';

/** The choices for a shop beside its address and keys. */
export type ShopChoices = { readonly prefix: string; readonly since: string; readonly completeWhen: string };

export const usualChoices: ShopChoices = { prefix: '', since: '30', completeWhen: 'enviar' };
export const PREFIX_FAULT = 'Escribe de 2 a 6 letras, por ejemplo norte';

const sinceWords: Readonly<Record<HistoryDays, string>> = {
  0: 'Solo los nuevos, desde ahora',
  7: 'También los de los últimos 7 días',
  30: 'También los de los últimos 30 días',
};

/** The shops of a channel that are linked for real already. */
export function useLinkedShops(code: LinkableCode): readonly ChannelLink[] {
  const channels = useRead(integrationChannelList, code === 'WC' ? {} : null);
  const own = channels.value?.data.find((channel) => channel.channel_id === code);
  return (own?.channels ?? []).filter(({ connection }) => connection !== null);
}

const plain = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/\/+$/u, '');

/** Whether a shop is linked already: it only gets another key, and keeps what was chosen for it. */
export const isKnownShop = (linked: readonly ChannelLink[], url: string): boolean =>
  linked.some((one) => plain(one.name) === plain(url) || one.shop_id === plain(url));

/** Whether a shop needs a prefix: it is another one than those that are linked, which keep their numbers. */
export const asksPrefix = (linked: readonly ChannelLink[], url: string): boolean =>
  linked.length > 0 && !isKnownShop(linked, url);

/** Returns the choices as the call takes them; a prefix only where it was asked for. */
export const chosen = ({ prefix, since, completeWhen }: ShopChoices, isPrefixAsked: boolean) => ({
  ...(isPrefixAsked && { prefix: prefix.trim().toLowerCase() }),
  since: historyDays.find((days) => String(days) === since) ?? 30,
  completeWhen: completions.find((one): one is Completion => one === completeWhen) ?? 'enviar',
});

type Bound = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
};
export type ChoicesProps = {
  readonly bind: (name: keyof ShopChoices) => Bound;
  readonly asksPrefix: boolean;
};

/** Asks which orders come in, when they end in the shop, and what goes before their numbers. */
export function ShopChoicesFields({ bind, asksPrefix: isAsked }: ChoicesProps) {
  return (
    <>
      {isAsked && (
        <TextField
          label="Prefijo de sus pedidos"
          description="Ya tienes otra tienda de WooCommerce y sus números se repiten: el pedido 13 de esta será norte-13. No se cambia después."
          autoComplete="off"
          spellCheck="false"
          maxLength={6}
          {...bind('prefix')}
        />
      )}
      <RadioGroup
        label="Qué pedidos traemos"
        items={historyDays.toReversed().map((days) => ({ id: String(days), label: sinceWords[days] }))}
        {...bind('since')}
      />
      <RadioGroup
        label="Cuándo se completa el pedido en tu tienda"
        items={completions.map((id) => ({ id, label: completionWords[id] }))}
        {...bind('completeWhen')}
      />
    </>
  );
}
