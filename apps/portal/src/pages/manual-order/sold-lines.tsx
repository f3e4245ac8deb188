import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { IconButton } from '@trastienda/ui/IconButton';
import { PlusIcon, TrashIcon } from '@trastienda/ui/icons';
import { TextField } from '@trastienda/ui/TextField';
import { newLine, type SoldLine, type SoldLineErrors } from './model.ts';
import * as s from './manual-order.css.ts';

type Props = {
  readonly lines: readonly SoldLine[];
  readonly errors: Readonly<Record<string, SoldLineErrors>>;
  readonly onChange: (lines: readonly SoldLine[]) => void;
};

/** The sold articles, one row for each product. */
export function SoldLines({ lines, errors, onChange }: Props) {
  const change = (id: string, part: Partial<SoldLine>) =>
    onChange(lines.map((line) => (line.id === id ? { ...line, ...part } : line)));
  const nextId = String(Math.max(0, ...lines.map(({ id }) => Number(id))) + 1);
  return (
    <Card title="Qué vendiste">
      <div className={s.lines}>
        {lines.map((line, at) => (
          <div key={line.id} className={s.line} role="group" aria-label={`Artículo ${at + 1}`}>
            <TextField
              className={s.name}
              label="Artículo"
              value={line.name}
              maxLength={120}
              onChange={(name) => change(line.id, { name })}
              error={errors[line.id]?.name}
            />
            <TextField
              label="SKU"
              optional
              value={line.sku}
              maxLength={50}
              onChange={(sku) => change(line.id, { sku })}
            />
            <TextField
              label="Piezas"
              inputMode="numeric"
              align="end"
              value={line.quantity}
              onChange={(quantity) => change(line.id, { quantity })}
              error={errors[line.id]?.quantity}
            />
            <TextField
              label="Precio"
              prefix="$"
              inputMode="decimal"
              align="end"
              value={line.price}
              onChange={(price) => change(line.id, { price })}
              error={errors[line.id]?.price}
            />
            {lines.length > 1 && (
              <IconButton
                className={s.remove}
                label={`Quitar artículo ${at + 1}`}
                icon={<TrashIcon size={16} />}
                onPress={() => onChange(lines.filter(({ id }) => id !== line.id))}
              />
            )}
          </div>
        ))}
        <div>
          <Button icon={<PlusIcon size={16} />} onPress={() => onChange([...lines, newLine(nextId)])}>
            Agregar artículo
          </Button>
        </div>
      </div>
    </Card>
  );
}
