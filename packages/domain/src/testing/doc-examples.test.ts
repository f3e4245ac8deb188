import { describe, expect, it } from 'vitest';
import * as domain from '../index.ts';
import { docExamples, evaluate } from './doc-examples.ts';

describe('every example of a docstring is true', () => {
  it.each(docExamples())('$file: $expression', ({ expression, expected }) => {
    expect(evaluate(expression, domain)).toEqual(evaluate(expected, domain));
  });
});
