import { absentValue, channelName, soldBy } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { Drawer } from '@trastienda/ui/Drawer';
import { OctagonIcon } from '@trastienda/ui/icons';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Select } from '@trastienda/ui/Select';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { placeOf } from '../../../entities/order/order-summary.ts';
import { lotChoices, type LotField } from '../model/lot-draft.ts';
import type { LotRow } from '../selectors.ts';
import { lotRowsChanged } from '../slice.ts';
import type { LotDraftView } from '../use-lot-draft.ts';
import { chargedWords } from '../model/lot-weight.ts';
import { priceOf } from './lot-price.ts';
import * as s from './lots.css.ts';

type Props = { readonly view: LotDraftView };

const fields: readonly { readonly id: LotField; readonly label: string; readonly unit?: string }[] = [
  { id: 'height', label: 'Alto', unit: 'cm' },
  { id: 'width', label: 'Ancho', unit: 'cm' },
  { id: 'depth', label: 'Largo', unit: 'cm' },
  { id: 'weight', label: 'Peso', unit: 'kg' },
  { id: 'value', label: 'Valor', unit: 'MXN' },
];

/** The parcels of a lot on a phone: a card for each order, and its texts in a sheet from below. */
export function LotCards({ view }: Props) {
  const { rows, carriers } = view;
  const [open, setOpen] = useState<string | null>(null);
  const edited = rows.find(({ order }) => order.orderNumber === open);
  return (
    <>
      <ul className={s.cards} aria-label="Paquetes del lote">
        {rows.map((row) => (
          <li key={row.order.orderNumber}>
            <ParcelCard row={row} carriers={carriers} onEdit={() => setOpen(row.order.orderNumber)} />
          </li>
        ))}
      </ul>
      <Drawer
        side="bottom"
        title={`Paquete del pedido ${open ?? ''}`}
        isOpen={edited !== undefined}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        actions={
          <Button variant="primary" onPress={() => setOpen(null)}>
            Listo
          </Button>
        }
      >
        {edited && <Fields row={edited} view={view} />}
      </Drawer>
    </>
  );
}

type ParcelCardProps = {
  readonly row: LotRow;
  readonly carriers: LotDraftView['carriers'];
  readonly onEdit: () => void;
};

function ParcelCard({ row, carriers, onEdit }: ParcelCardProps) {
  const { order, cells, fault } = row;
  const measures = [cells.height, cells.width, cells.depth].map((text) => text || '?').join(' × ');
  return (
    <Card
      title={order.orderNumber}
      headingLevel={2}
      action={
        <Button size="sm" aria-label={`Editar el paquete del pedido ${order.orderNumber}`} onPress={onEdit}>
          Editar
        </Button>
      }
    >
      <KeyValueList
        items={[
          {
            key: 'place',
            label: 'Destino',
            value: `${order.shippingAddress.zipCode} ${placeOf(order.shippingAddress)}`,
          },
          { key: 'parcel', label: 'Paquete', value: `${measures} cm · ${cells.weight || '?'} kg` },
          { key: 'charged', label: 'Se cobran', value: chargedWords(row) || absentValue },
          { key: 'content', label: 'Contenido', value: cells.content || absentValue },
          {
            key: 'price',
            label: 'Precio',
            value:
              fault === null ? (
                priceOf(row, carriers)
              ) : (
                <Badge tone="critical" icon={OctagonIcon}>
                  Por corregir
                </Badge>
              ),
          },
        ]}
      />
    </Card>
  );
}

/** Typed text is stored immediately, as in the grid of a wide window. */
function Fields({ row: { order, cells }, view: { carriers, sending } }: Props & { readonly row: LotRow }) {
  const dispatch = useAppDispatch();
  const change = (field: LotField) => (value: string) =>
    void dispatch(lotRowsChanged([{ orderNumber: order.orderNumber, change: { [field]: value } }]));
  /** The refusal of the service, for as long as the field holds the refused value. */
  const refusal = (field: LotField) =>
    sending.phase === 'refused'
      ? sending.faults.find(
          (fault) =>
            fault.orderNumber === order.orderNumber && fault.field === field && fault.value === cells[field],
        )?.message
      : undefined;
  return (
    <div className={s.stack}>
      <p className={s.note}>{channelName(soldBy(order))}</p>
      <div className={s.measures}>
        {fields.map(({ id, label, unit }) => (
          <TextField
            key={id}
            label={label}
            unit={unit}
            align="end"
            inputProps={{ inputMode: 'decimal' }}
            value={cells[id]}
            error={refusal(id)}
            onChange={change(id)}
          />
        ))}
      </div>
      <TextField
        label="Contenido"
        value={cells.content}
        error={refusal('content')}
        onChange={change('content')}
      />
      <Select
        label="Paquetería"
        items={[...lotChoices, ...carriers]}
        value={cells.carrier}
        onChange={change('carrier')}
      />
    </div>
  );
}
