import type { CallError } from '@trastienda/api-client';
import { describe, expect, it } from 'vitest';
import { idle, type Operation } from '../store/operations-slice.ts';
import { failedWithNothing, tableStatusOf } from './table-status.ts';

const error: CallError = { kind: 'timeout', message: 'timeout', status: 0, requestId: null, issues: [] };
const loading = (value: string[] | null): Operation<string[]> => ({ status: 'loading', value, error: null });
const failed = (value: string[] | null): Operation<string[]> => ({ status: 'failed', value, error });
const succeeded: Operation<string[]> = { status: 'succeeded', value: [], error: null, at: 0 };

describe('what a list shows of the operation that brings it', () => {
  it.each([
    ['not asked for yet', idle, 'loading', false],
    ['asked for the first time', loading(null), 'loading', false],
    ['asked for again', loading(['1']), 'refreshing', false],
    ['there', succeeded, 'ready', false],
    ['failed over rows that were known, which stay', failed(['1']), 'ready', false],
    ['failed over an empty list that was known', failed([]), 'ready', false],
    ['failed with nothing known', failed(null), 'ready', true],
  ] as const)('%s', (_, operation, status, isNothing) => {
    expect(tableStatusOf(operation)).toBe(status);
    expect(failedWithNothing(operation)).toBe(isNothing);
  });
});
