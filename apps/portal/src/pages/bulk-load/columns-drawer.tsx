import type { FileColumn } from '@trastienda/api-client';
import { formatNumber } from '@trastienda/domain';
import { attributeOfColumn, bulkColumns } from '@trastienda/domain/bulk';
import { Button } from '@trastienda/ui/Button';
import { Drawer } from '@trastienda/ui/Drawer';
import { Select } from '@trastienda/ui/Select';
import { useState } from 'react';
import { headOf } from '../../entities/bulk-load/words.ts';
import { NOT_USED, twiceChosen } from './model.ts';
import * as s from './load.css.ts';

/** Columns that are shown at one time: each has a list of all of ours. */
const PART = 40;

type Props = {
  readonly columns: readonly FileColumn[];
  readonly onClose: () => void;
  /** Keys by the columns' places. */
  readonly onChoose: (chosen: readonly string[]) => void;
};

/** Why the columns cannot be reviewed as they are chosen. */
function disabledBy(chosen: readonly string[], columns: readonly FileColumn[]): string | undefined {
  if (twiceChosen(chosen).size > 0) return 'Dos columnas van a lo mismo: deja una';
  if (!chosen.includes('sku')) return 'Elige cuál columna es el SKU';
  const isChanged = chosen.some((key, at) => key !== (columns[at]?.key ?? NOT_USED));
  return isChanged ? undefined : 'Cambia alguna columna para revisar otra vez';
}

/** All columns of a file, each with an example, and what each is taken for. */
export function ColumnsDrawer({ columns, onClose, onChoose }: Props) {
  const [chosen, setChosen] = useState(() => columns.map(({ key }) => key ?? NOT_USED));
  const [shown, setShown] = useState(PART);
  const twice = twiceChosen(chosen);
  const attributes = columns.flatMap(({ key }) =>
    key !== null && attributeOfColumn(key) !== null ? [{ id: key, label: headOf(key) }] : [],
  );
  const items = [
    { id: NOT_USED, label: 'No usar' },
    ...bulkColumns.map(({ key, head }) => ({ id: key, label: head })),
    ...attributes,
  ];
  // The columns left out come first: the merchant looks for them.
  const inOrder = columns
    .map((column, at) => ({ ...column, at }))
    .toSorted((one, other) => Number(one.key !== null) - Number(other.key !== null));
  return (
    <Drawer
      isOpen
      title="Columnas de tu archivo"
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            disabledReason={disabledBy(chosen, columns)}
            onPress={() => {
              onChoose(chosen);
              onClose();
            }}
          >
            Revisar otra vez
          </Button>
        </>
      }
    >
      <div className={s.fields}>
        {!columns.some(({ key }) => key === 'sku') && (
          <p className={s.note}>
            Elige «SKU» en la columna que tiene tus claves: cada fila se conoce por ella.
          </p>
        )}
        {inOrder.slice(0, shown).map(({ head, note, sample, at }) => {
          const key = chosen[at] ?? NOT_USED;
          return (
            <Select
              key={at}
              label={head}
              description={[sample === '' ? 'Está vacía' : `Por ejemplo: ${sample}`, note]
                .filter(Boolean)
                .join(' · ')}
              error={twice.has(key) ? `Ya elegiste otra columna para ${headOf(key)}` : undefined}
              items={items}
              value={key}
              onChange={(next) => setChosen(chosen.map((one, place) => (place === at ? next : one)))}
            />
          );
        })}
        {inOrder.length > shown && (
          <Button variant="ghost" onPress={() => setShown(shown + PART)}>
            {`Ver ${formatNumber(Math.min(PART, inOrder.length - shown))} más`}
          </Button>
        )}
      </div>
    </Drawer>
  );
}
