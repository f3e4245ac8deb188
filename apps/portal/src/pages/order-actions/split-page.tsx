import type { Order } from '@trastienda/api-client';
import { Select } from '@trastienda/ui/Select';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { useNavigate } from 'react-router';
import { FormCard } from '../../shared/form/form-card.tsx';
import { useForm } from '../../shared/form/use-form.ts';
import { paths } from '../../shared/routes/paths.ts';
import * as s from './components/pieces.css.ts';
import { ActionFrame } from './components/action-frame.tsx';
import { freshPackageId, isLocked, whyLocked, packagesOf, pieceOfFault, splitOf } from './model.ts';
import { orderSplit } from './operations.ts';

const picker = {
  context: 'Elige el pedido que va en varios paquetes',
  query: { 'filter-status-family': 'pendiente', pageSize: 24, sort: 'ship_by' },
  hrefOf: paths.splitOrder,
  all: { status: 'en-preparacion' },
  allLabel: 'Mis pedidos · En preparación',
  emptyTitle: 'Ningún pedido se puede separar',
  emptyText: 'Se separan los pedidos de varias piezas que todavía no tienen guía.',
} as const;

/** `/mis-pedidos/separar-pedido`: which piece goes in which package (D141). */
export default function SplitPage() {
  return (
    <ActionFrame action="splitOrder" title="Separar pedido" picker={picker}>
      {(order) => <SplitForm order={order} />}
    </ActionFrame>
  );
}

const NEW = 'nuevo';

function SplitForm({ order }: { readonly order: Order }) {
  const navigate = useNavigate();
  const back = paths.orders({ pedido: order.orderNumber });
  const splitting = useForm({
    draft: `separar ${order.orderNumber}`,
    initial: () => ({ split: splitOf(order) }),
    write: orderSplit,
    writeKey: order.orderNumber,
    inputOf: ({ split }) => ({
      body: {
        marketplace: order.marketplace,
        orderId: order.orderNumber,
        paquetes: packagesOf(order, split),
      },
    }),
    sentAs: { paquetes: 'split' },
    failedTitle: 'No se guardaron los paquetes.',
    onDone: () => void navigate(back, { replace: true }),
  });
  const { split } = splitting.form;
  const packages = packagesOf(order, split);
  const ids = packages.map(({ id }) => id);
  const faultOf = (line: string) =>
    Object.entries(splitting.refused).find(([field]) => pieceOfFault(field, order, packages) === line)?.[1];
  const options = [
    ...ids.map((id, at) => ({ id, label: `Paquete ${at + 1}` })),
    ...(ids.length < order.orderedProductsList.length ? [{ id: NEW, label: 'Otro paquete' }] : []),
  ];
  const move = (line: string, to: string) =>
    splitting.change({ split: { ...split, [line]: to === NEW ? freshPackageId(ids) : to } });
  return (
    <FormCard
      form={splitting}
      label="Paquetes"
      title={ids.length === 1 ? 'Todo va en un paquete' : `Va en ${ids.length} paquetes`}
      submitLabel="Guardar paquetes"
      pendingLabel="Guardando…"
      back={back}
    >
      <ul className={s.pieces}>
        {order.orderedProductsList.map((line, at) => (
          <li key={line.colocationId} className={s.piece}>
            <Thumbnail size="md" src={line.ImageLinkThumbnail} name={line.name} />
            <span className={s.words}>
              <span className={s.name}>{line.name}</span>
              <span className={s.note}>
                {[line.sku && `SKU ${line.sku}`, whyLocked(line)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Select
              className={s.pieceChoice}
              aria-label={`Paquete de la pieza ${at + 1}, ${line.name}`}
              items={options}
              value={split[line.colocationId] ?? null}
              onChange={(to) => move(line.colocationId, to)}
              isDisabled={isLocked(line)}
              error={faultOf(line.colocationId)}
            />
          </li>
        ))}
      </ul>
    </FormCard>
  );
}
