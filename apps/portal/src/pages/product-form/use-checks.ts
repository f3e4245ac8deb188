import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { skuCheck, universalIdCheck } from './operations.ts';

/** Whether another product has a SKU: asked once the field is left, and known for what it says now. */
export function useSkuCheck(sku: string, productId: string | null) {
  const dispatch = useAppDispatch();
  const input = { body: { sku, productId } };
  const taken = useAppSelector((state) => sku !== '' && skuCheck.select(state, input).value?.exists === true);
  return { taken, check: () => void dispatch(skuCheck.requested(input, { freshFor: 30_000 })) } as const;
}

/** Whether another product has a barcode. */
export function useUniversalIdCheck(universalId: string, productId: string | null) {
  const dispatch = useAppDispatch();
  const input = { body: { universalId, productId } };
  const taken = useAppSelector(
    (state) => universalId !== '' && universalIdCheck.select(state, input).value?.exists === true,
  );
  return {
    taken,
    check: () => void dispatch(universalIdCheck.requested(input, { freshFor: 30_000 })),
  } as const;
}
