import { foldText } from '@trastienda/domain';
import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { RemoteOperation } from '../../../shared/store/create-operation.ts';
import { useAppSelector, useRequests } from '../../../shared/store/hooks.ts';
import type { KnownSku, KnownSkus } from './model.ts';

/** SKUs that one request asks for. */
const perRequest = 50;

type Source<Input, Answer> = {
  readonly operation: RemoteOperation<Input, Answer>;
  /** The operation that requests these SKUs. */
  readonly inputOf: (skus: readonly string[]) => Input;
  readonly rowsOf: (answer: Answer) => readonly KnownSku[];
};

/**
 * Returns the facts of the SKUs that a form names. Each SKU is requested once, with those that came with it, so that the
 * on show stays while more is added; a write asks for all of them again.
 * @param of what the SKUs are of: another warehouse asks for all anew
 */
export function useKnownSkus<Input, Answer>(
  skus: readonly string[],
  of: string,
  { operation, inputOf, rowsOf }: Source<Input, Answer>,
): KnownSkus {
  const [asked, setAsked] = useState<{
    readonly of: string;
    readonly batches: readonly (readonly string[])[];
  }>({
    of,
    batches: [],
  });
  const held = asked.of === of ? asked.batches : [];
  const known = new Set(held.flat().map(foldText));
  const fresh = skus.filter((sku) => !known.has(foldText(sku)));
  if (fresh.length > 0 || asked.of !== of) {
    const parts = Array.from({ length: Math.ceil(fresh.length / perRequest) }, (_, at) =>
      fresh.slice(at * perRequest, (at + 1) * perRequest),
    );
    setAsked({ of, batches: [...held, ...parts] });
  }
  const inputs = held.map(inputOf);
  useRequests(operation, inputs, { freshFor: 10_000 });
  const answers = useAppSelector(
    (state) => inputs.map((input) => operation.select(state, input)),
    shallowEqual,
  );
  const result = new Map<string, KnownSku | null>();
  for (const [at, batch] of held.entries()) {
    const answer = answers[at];
    if (!answer || answer.value === null) continue;
    for (const sku of batch) result.set(foldText(sku), null);
    for (const row of rowsOf(answer.value)) result.set(foldText(row.sku), row);
  }
  return result;
}
