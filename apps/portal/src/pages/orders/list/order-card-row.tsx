import {
  deliveryPromise,
  groupOrderLines,
  ownGuides,
  toCentavos,
  type ReadingTime,
} from '@trastienda/domain';
import { TriangleIcon } from '@trastienda/ui/icons';
import type { CardState } from '@trastienda/ui/DataTable';
import { OrderCard } from '@trastienda/ui/OrderCard';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/routes/paths.ts';
import { placeOf } from '../../../entities/order/order-summary.ts';
import type { OrderRow } from './order-row.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';

const PrintNow = lazyPart(() => import('../../../features/print-labels/print-now.tsx'));

type Props = Omit<CardState, 'selectLabel'> & { readonly row: OrderRow; readonly clock: ReadingTime };

/** A row as a card of a phone. */
export function OrderCardRow({ row, clock, isSelected, onSelectedChange }: Props) {
  const navigate = useNavigate();
  const [isPrinting, setPrinting] = useState(false);
  const { order } = row;
  const { lines } = groupOrderLines(order.orderedProductsList);
  const late =
    order.status === 'transito' ? deliveryPromise(order.dataMarketplace.estimatedDelivery, clock) : null;
  const act = row.canCreateGuide
    ? { label: 'Generar guía', onPress: () => void navigate(paths.createGuide(row.number)) }
    : row.canPrint
      ? { label: 'Imprimir', onPress: () => setPrinting(true) }
      : row.canUploadEvidence
        ? { label: 'Subir evidencia', onPress: () => void navigate(paths.uploadEvidence(row.number)) }
        : undefined;
  return (
    <>
      <OrderCard
        isSelected={isSelected}
        onSelectedChange={onSelectedChange}
        orderNumber={row.number}
        channel={row.channel}
        status={row.status}
        mixedCount={row.mixed ? row.linesInStatus : undefined}
        href={row.href}
        purchasedAt={order.purchase_date}
        now={clock.now}
        timeZone={clock.timeZone}
        total={toCentavos(order.paymentData.total)}
        itemName={row.firstItem}
        imageUrl={row.thumbnail}
        moreItems={new Set(lines.map(({ sku }) => sku)).size - 1}
        pieces={order.orderedProductsList.length}
        clientName={row.client}
        destination={placeOf(order.shippingAddress)}
        shipBy={order.dataMarketplace.shipBy}
        exception={
          late && late.daysLate > 0 ? { label: late.label, tone: 'warning', icon: TriangleIcon } : undefined
        }
        action={act}
        // No pointer rests on a phone: what a mixed order is made of stands behind its pieces.
        {...(row.mixed && { labels: { pieces: () => `${row.pieces}: ${row.mixedWords}` } })}
      />
      {isPrinting && (
        <Suspense fallback={null}>
          <PrintNow source={{ guides: ownGuides(order) }} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  );
}
