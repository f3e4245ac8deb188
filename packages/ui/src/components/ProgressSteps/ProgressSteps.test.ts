import { describe, expect, it } from 'vitest';
import { stepStates } from './ProgressSteps.model.ts';

const steps = ['ruta', 'paquete', 'cotizar', 'revisar'];

describe('the steps of a task', () => {
  it('are done before the current one and to come after it', () => {
    expect(stepStates(steps, 'cotizar')).toEqual(['done', 'done', 'now', 'next']);
  });
  it('are all done when none is current any more', () => {
    expect(stepStates(steps, null)).toEqual(['done', 'done', 'done', 'done']);
  });
  it('tell the one that failed', () => {
    expect(stepStates(steps, 'ruta', true)).toEqual(['failed', 'next', 'next', 'next']);
  });
  it('are all to come when the current one is unknown', () => {
    expect(stepStates(steps, 'otro')).toEqual(['next', 'next', 'next', 'next']);
  });
});
