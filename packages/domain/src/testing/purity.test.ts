import { describe, expect, it, test } from 'vitest';
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
import { docExamples, evaluate, readSource, sourceFiles, testFiles } from './doc-examples.ts';

const names = {
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
};
const code = (file: string) => readSource(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '');

describe('the package asks nothing of the world', () => {
  test.each([
    ['the clock', /Date\.now|new Date\(\)|performance\./u],
    ['chance', /Math\.random|crypto\./u],
    [
      'the locale of the machine',
      /toLocaleString|toLocaleDateString|toLocaleTimeString|localeCompare|Intl\.\w+\(\)/u,
    ],
    ['the zone of the machine', /\.get(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/u],
    [
      'the browser or the process',
      /\b(?:window|document|localStorage|process|globalThis|fetch|console)\b[.(]/u,
    ],
    ['other packages', /from '(?!\.)/u],
  ])('not %s', (_, forbidden) => {
    expect(sourceFiles().filter((file) => forbidden.test(code(file)))).toEqual([]);
  });

  test('and throws nothing across its border', () => {
    expect(sourceFiles().filter((file) => /\bthrow\b/u.test(code(file)))).toEqual([]);
  });

  test('its files are small', () => {
    const long = sourceFiles().filter((file) => readSource(file).split('\n').length > 250);
    expect(long).toEqual([]);
  });
});

describe('every public function is documented by an example that runs', () => {
  const expressions = docExamples().map(({ expression }) => expression);

  test.each(
    Object.entries(names)
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => name),
  )('%s', (name) => {
    expect(
      expressions.filter((expression) => expression.includes(`${name}(`) || expression.includes(`(${name})`)),
    ).not.toEqual([]);
  });

  it('and what it answers can be kept as JSON', () => {
    for (const { expression } of docExamples()) {
      const value = evaluate(expression, names);
      if (value === undefined) continue;
      expect([expression, JSON.parse(JSON.stringify(value))]).toEqual([expression, value]);
    }
  });
});

test('the laws of the package are at least 60 properties', () => {
  const tests = testFiles().map(readSource);
  const properties = tests.reduce(
    (count, source) => count + (source.match(/fc\.property\(/gu) ?? []).length,
    0,
  );
  expect(properties).toBeGreaterThanOrEqual(60);
});
