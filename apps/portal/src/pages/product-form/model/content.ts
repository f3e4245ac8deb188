import {
  type CategoryAttribute,
  missingHints,
  productCompleteness,
  type ProductLack,
} from '@trastienda/domain/product';
import type { ProductFields } from './fields.ts';
import { fieldOfIssue } from './refused.ts';
import { piecesIn, valuesOf } from './values.ts';

/** Checks that there are (D264). */
const count = 14;

type Completeness = {
  /** Percent. */
  readonly percent: number;
  readonly done: number;
  readonly count: number;
  readonly missing: readonly {
    readonly lack: ProductLack;
    readonly label: string;
    /** The fields of the form. */
    readonly field: string;
    readonly gain: number;
  }[];
};

/** The completeness of the form: percent, and the missing data with their share. */
export function completenessOf(
  fields: ProductFields,
  attributes: readonly CategoryAttribute[],
): Completeness {
  const values = valuesOf(fields);
  const { percent, missing } = productCompleteness({ ...values, stock: piecesIn(values) }, attributes);
  return {
    percent,
    done: count - missing.length,
    count,
    missing: missingHints(missing).map((hint) => ({ ...hint, field: fieldOfIssue(hint.field, fields) })),
  };
}
