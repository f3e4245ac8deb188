import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { type QuantityRow, withAdded } from './model.ts';

/** Puts the SKU that an address asks for among the rows of a draft, once: the address then says it no more. */
export function useAskedSku(
  sku: string,
  {
    rows,
    onChange,
    path,
  }: {
    readonly rows: readonly QuantityRow[];
    readonly onChange: (rows: readonly QuantityRow[]) => void;
    /** The address of the form, without the SKU. */
    readonly path: string;
  },
): void {
  const navigate = useNavigate();
  const add = useEffectEvent(() => {
    onChange(withAdded(rows, [{ sku, units: null }]));
    void navigate(path, { replace: true });
  });
  useEffect(() => {
    if (sku !== '') add();
  }, [sku]);
}
