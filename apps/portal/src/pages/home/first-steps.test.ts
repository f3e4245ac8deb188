import { describe, expect, test } from 'vitest';
import { routeOf } from '../../app/routes/routes.ts';
import { type FirstFacts, firstSteps } from './first-steps.ts';

const nothing: FirstFacts = {
  hasStorehouse: false,
  hasProduct: false,
  hasChannel: false,
  hasBalance: false,
  hasGuide: false,
};
const done = (facts: Partial<FirstFacts>) =>
  firstSteps({ ...nothing, ...facts }).flatMap(({ key, isDone }) => (isDone ? [key] : []));

describe('the first steps of a store', () => {
  test('each is ticked by what is there, and by nothing else', () => {
    expect(done({})).toEqual([]);
    expect(done({ hasStorehouse: true, hasProduct: true })).toEqual(['storehouse', 'product']);
    expect(done({ hasChannel: true, hasBalance: true })).toEqual(['channel', 'balance']);
  });

  test('a balance that went into the first guide is not asked for again', () => {
    expect(done({ hasGuide: true })).toEqual(['balance', 'guide']);
  });

  test('every step leads to a page, save the balance: where it is topped up the installation says', () => {
    const led = firstSteps(nothing).filter(({ href }) => href !== null);
    expect(led.map(({ key }) => key)).toEqual(['storehouse', 'product', 'channel', 'guide']);
    for (const { href } of led) expect(routeOf(href ?? '')).toBeDefined();
  });
});
