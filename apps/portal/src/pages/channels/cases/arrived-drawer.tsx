import { channelName, formatDateTime, formatExact, formatMxn, toCentavos } from '@trastienda/domain';
import { shopStatusName } from '@trastienda/domain/channel-setup';
import { listChannelCases } from '@trastienda/api-client/integrations';
import { Drawer } from '@trastienda/ui/Drawer';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { CardBodySkeleton } from '../../../shared/layout/body-skeletons.tsx';
import { CallFailed, useClock } from '../../../shared/layout/index.ts';
import { failedWithNothing } from '../../../shared/list/table-status.ts';
import { useRead } from '../../../shared/store/hooks.ts';
import * as s from './cases.css.ts';
import type { ChannelCase } from './model.ts';
import { channelCaseDetail } from './operations.ts';

type Props = { readonly one: ChannelCase; readonly onClose: () => void };

/** The order as the shop sent it: the facts first, and behind a fold everything. */
export function ArrivedDrawer({ one, onClose }: Props) {
  const clock = useClock();
  const read = useRead(channelCaseDetail, { query: { caseId: one.id } });
  const { shop } = one;
  const raw = read.value?.data[0]?.raw ?? null;
  const isPesos = shop.currency === 'MXN' || shop.currency === '';
  const total =
    shop.total === null
      ? 'No se puede leer'
      : isPesos
        ? formatMxn(toCentavos(shop.total))
        : `${formatExact(shop.total)} ${shop.currency}`;
  const items = [
    { key: 'channel', label: 'Tienda', value: `${one.shopName} (${channelName(one.channel_id)})` },
    { key: 'status', label: 'Estado', value: shopStatusName(shop.status) || 'Sin estado' },
    ...(shop.purchasedAt === null
      ? []
      : [{ key: 'bought', label: 'Comprado', value: formatDateTime(shop.purchasedAt, clock) }]),
    { key: 'client', label: 'Cliente', value: shop.client || 'Sin nombre' },
    { key: 'address', label: 'Dirección', value: shop.address || 'Sin dirección' },
    ...(shop.note === '' ? [] : [{ key: 'note', label: 'Nota', value: shop.note }]),
    ...shop.pieces.map(({ name, sku, quantity }, at) => ({
      key: `piece-${at}`,
      label: name || 'Sin nombre',
      hint: sku,
      value: quantity === '1' ? '1 pieza' : `${quantity || '?'} piezas`,
    })),
    ...(shop.others === 0 ? [] : [{ key: 'others', label: 'Otros productos', value: shop.others }]),
    { key: 'total', label: 'Total', value: total, total: true },
  ];
  return (
    <Drawer isOpen title={`Pedido ${one.number}, como llegó`} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={s.arrived}>
        <KeyValueList items={items} />
        {failedWithNothing(read) ? (
          <CallFailed
            isQuiet
            error={read.error}
            call={listChannelCases}
            title="No pudimos cargar lo demás"
            onRetry={read.ask}
          />
        ) : read.value === null ? (
          <CardBodySkeleton height={48} lines={1} />
        ) : (
          raw !== null && (
            <details>
              <summary className={s.summary}>Todo lo que mandó tu tienda</summary>
              <pre className={s.raw}>{raw}</pre>
            </details>
          )
        )}
      </div>
    </Drawer>
  );
}
