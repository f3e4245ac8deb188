import { readQuantities, type QuantityLine } from '@trastienda/domain/stock';
import { ComboBox } from '@trastienda/ui/ComboBox';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { type KeyboardEvent, useState } from 'react';
import { useSettled } from '../../../shared/lib/use-settled.ts';

type FoundSku = {
  readonly sku: string;
  readonly name: string;
  readonly image: string | null;
  readonly note: string;
};

/** The text of the field, and the products that it finds. */
export type Finder = {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly found: readonly FoundSku[];
  readonly isBusy: boolean;
};

/** The text of the field, and the search once the typing pauses; `null` for none. */
export function useTyped() {
  const [text, onText] = useState('');
  const typed = text.trim();
  const settled = useSettled(typed, 250);
  return {
    text,
    onText,
    wanted: settled === '' ? null : settled.slice(0, 120),
    isWaiting: settled !== typed,
  };
}

type Props = {
  readonly finder: Finder;
  readonly onAdd: (lines: readonly QuantityLine[]) => void;
  readonly error?: string | undefined;
};

/** A list, not a SKU: it has lines or cells. */
const isList = (text: string): boolean => /[\n\r\t;]/u.test(text.trim());

/**
 * One field for all three ways to name a SKU: to look for it, to scan it (a scanner types it and presses Enter: one piece more),
 * and to paste a list from a spreadsheet.
 */
export function AddSku({ finder: { text, onText: setText, found, isBusy }, onAdd, error }: Props) {
  const add = (lines: readonly QuantityLine[]) => {
    setText('');
    onAdd(lines);
  };
  const scan = (event: KeyboardEvent<HTMLElement>) => {
    const sku = text.trim();
    const isChoosing = (event.target as HTMLElement).getAttribute('aria-activedescendant') !== null;
    if (event.key !== 'Enter' || sku === '' || isChoosing) return;
    event.preventDefault();
    event.stopPropagation();
    add([{ sku: sku.slice(0, 50), units: 1 }]);
  };
  return (
    <div
      onKeyDownCapture={scan}
      onPasteCapture={(event) => {
        const pasted = event.clipboardData.getData('text/plain');
        if (!isList(pasted)) return;
        event.preventDefault();
        add(readQuantities(pasted));
      }}
    >
      <ComboBox
        label="Agregar producto"
        items={
          text.trim() === ''
            ? []
            : found.map(({ sku, name, image, note }) => ({
                id: sku,
                label: name,
                description: `${sku} · ${note}`,
                icon: <Thumbnail src={image} name={name} />,
              }))
        }
        // The list is closed after a paste: it opens for typed text, and closes with it.
        menuTrigger="input"
        allowsCustomValue
        allowsEmptyCollection={text.trim() !== ''}
        emptyLabel={isBusy ? 'Buscando…' : 'Ningún producto coincide'}
        defaultFilter={() => true}
        busy={isBusy}
        value={null}
        inputValue={text}
        onInputChange={setText}
        onChange={(sku) => sku !== null && add([{ sku, units: null }])}
        placeholder="Nombre o SKU"
        description="Búscalo, escanea su código con Enter, o pega tus SKU y piezas desde una hoja de cálculo"
        error={error}
      />
    </div>
  );
}
