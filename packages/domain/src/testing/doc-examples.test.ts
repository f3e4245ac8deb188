import { describe, expect, it } from 'vitest';
import * as banks from '../banks/banks.ts';
import * as fiscalRegimes from '../fiscal-regimes/fiscal-regimes.ts';
import * as domain from '../index.ts';
import { docExamples, evaluate } from './doc-examples.ts';

const names = { ...domain, ...banks, ...fiscalRegimes };

describe('every example of a docstring is true', () => {
  it.each(docExamples())('$file: $expression', ({ expression, expected }) => {
    expect(evaluate(expression, names)).toEqual(evaluate(expected, names));
  });
});
