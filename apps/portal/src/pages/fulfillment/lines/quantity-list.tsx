import { foldText, formatNumber, counted } from '@trastienda/domain';
import type { QuantityLine } from '@trastienda/domain/stock';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { IconButton } from '@trastienda/ui/IconButton';
import { TrashIcon } from '@trastienda/ui/icons';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { TextField } from '@trastienda/ui/TextField';
import { AddSku, type Finder } from './add-sku.tsx';
import { type KnownSkus, mostLines, type QuantityRow, sumWords, unitsOf, withAdded } from './model.ts';
import * as s from './quantity-list.css.ts';

type Props = {
  readonly title: string;
  readonly rows: readonly QuantityRow[];
  readonly known: KnownSkus;
  /** The faults, by folded SKU. */
  readonly faults: Readonly<Record<string, string>>;
  /** The fault of the whole list. */
  readonly fault?: string | undefined;
  readonly finder: Finder;
  readonly onChange: (rows: readonly QuantityRow[]) => void;
};

/** SKUs and how many pieces of each: looked for, scanned or pasted. */
export function QuantityList({ title, rows, known, faults, fault, finder, onChange }: Props) {
  const put = (sku: string, units: string) =>
    onChange(rows.map((row) => (row.sku === sku ? { ...row, units } : row)));
  const add = (lines: readonly QuantityLine[]) => onChange(withAdded(rows, lines));
  return (
    <Card title={title}>
      <div className={s.list}>
        <AddSku finder={finder} onAdd={add} error={fault} />
        {rows.length > 0 && (
          <ul className={s.rows} aria-label={title}>
            {rows.map((row) => {
              const key = foldText(row.sku);
              const found = known.get(key);
              const name = found?.name ?? row.sku;
              const suggested = found?.suggested ?? 0;
              return (
                <li key={key}>
                  <div className={s.row} role="group" aria-label={name}>
                    <Thumbnail className={s.photo} src={found?.image} name={name} size="md" />
                    <div className={s.product}>
                      <span className={s.name}>{name}</span>
                      <span className={s.note}>
                        {[
                          name !== row.sku && row.sku,
                          found && counted(found.most, 'disponible'),
                          found?.note,
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      {suggested > 0 && suggested !== unitsOf(row) && (
                        <span>
                          <Button size="sm" variant="ghost" onPress={() => put(row.sku, String(suggested))}>
                            {`Poner ${formatNumber(suggested)} sugeridas: te quedan ${formatNumber((found?.most ?? 0) - suggested)}`}
                          </Button>
                        </span>
                      )}
                    </div>
                    <TextField
                      className={s.units}
                      label="Piezas"
                      inputMode="numeric"
                      align="end"
                      maxLength={7}
                      value={row.units}
                      onChange={(units) => put(row.sku, units)}
                      error={faults[key]}
                    />
                    <IconButton
                      className={s.remove}
                      label={`Quitar ${name}`}
                      icon={<TrashIcon size={16} />}
                      onPress={() => onChange(rows.filter(({ sku }) => sku !== row.sku))}
                    />
                  </div>
                </li>
              );
            })}
          </ul>
        )}
        {rows.length > 0 && (
          <p className={s.sum} role="status">
            {sumWords(rows)}
            {rows.length >= mostLines && ' · Hasta 200 SKU: lo demás va en otro'}
          </p>
        )}
      </div>
    </Card>
  );
}
