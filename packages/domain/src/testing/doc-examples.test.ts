import { describe, expect, it } from 'vitest';
import * as bulk from '../bulk/index.ts';
import * as bulkExamples from '../bulk/examples/index.ts';
import * as banks from '../payment/banks.ts';
import * as fiscalRegimes from '../invoice/fiscal-regimes.ts';
import * as invoice from '../invoice/cfdi/index.ts';
import * as invoiceExamples from '../invoice/examples/index.ts';
import * as channelCases from '../channel/cases/index.ts';
import * as channelSetup from '../channel/setup/index.ts';
import * as guides from '../guide/index.ts';
import * as clipboard from '../files/clipboard/index.ts';
import * as images from '../files/images/index.ts';
import * as domain from '../index.ts';
import * as onboarding from '../onboarding/index.ts';
import * as payment from '../payment/nets/index.ts';
import * as categoryMatch from '../product/category-match.ts';
import * as productRules from '../product/index.ts';
import * as sale from '../sale/index.ts';
import * as stock from '../stock/index.ts';
import { deepFreeze } from './arbitraries.ts';
import { docExamples, evaluate } from './doc-examples.ts';

// Arguments are frozen: a rule that changed its input would throw.
const names = Object.fromEntries(
  Object.entries({
    ...domain,
    ...banks,
    ...bulk,
    ...bulkExamples,
    ...fiscalRegimes,
    ...channelCases,
    ...channelSetup,
    ...clipboard,
    ...guides,
    ...images,
    ...invoice,
    ...invoiceExamples,
    ...onboarding,
    ...payment,
    ...categoryMatch,
    ...productRules,
    ...sale,
    ...stock,
  }).map(([name, value]) => [
    name,
    typeof value === 'function'
      ? (...args: never[]) => (value as (...all: never[]) => unknown)(...args.map(deepFreeze))
      : value,
  ]),
);

describe('every example of a docstring is true', () => {
  it.each(docExamples())('$file: $expression', ({ expression, expected }) => {
    expect(evaluate(expression, names)).toEqual(evaluate(expected, names));
  });
});
