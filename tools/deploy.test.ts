import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@trastienda/api-client/calls';
import { describe, expect, test } from 'vitest';
import { variableNames } from '../apps/gateway/src/config.ts';
import { builtGateway, gatewayFlags } from './gateway-process.ts';
import { root } from './run.ts';

const contract = Object.values(calls);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const all = (text: string, form: RegExp): readonly string[] =>
  [...text.matchAll(form)].map(([, one = '']) => one);
const seconds = (text: string, form: RegExp): number => Number(form.exec(text)?.[1]);

const unit = read('deploy/systemd/trastienda.service');
const manifests = read('deploy/kubernetes/trastienda.yaml');
const compose = read('deploy/compose/compose.yaml');
const image = read('deploy/Dockerfile');
const proxy = read('deploy/nginx/trastienda.conf');
const { version } = JSON.parse(read('package.json')) as { version: string };
/** Node's own, and what an embedded library reads. */
const nodes = ['NODE_ENV', 'NODE_COMPILE_CACHE'];

describe('what is there to deploy with', () => {
  test.each([
    ['the unit', all(unit, /^Environment=(\w+)=/gm)],
    ['the manifests', all(manifests, /\{ name: ([A-Z_]+), value:/g)],
    ['compose', all(compose.slice(compose.indexOf('network_mode')), /^ {6}([A-Z_]+): /gm)],
    ['the image', all(image, /\b([A-Z_]{4,})=/g)],
  ])('sets variables that are read: %s', (_, names) => {
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => ![...variableNames, ...nodes].includes(name))).toEqual([]);
  });

  test('starts the built gateway with the flags of npm start', () => {
    expect(unit).toContain(`ExecStart=/usr/bin/node ${gatewayFlags.join(' ')} ${builtGateway}\n`);
    const words = ['node', ...gatewayFlags, builtGateway].map((word) => `"${word}"`).join(', ');
    expect(image).toContain(`CMD [${words}]`);
  });

  test('leaves a process that stops its time, and names the version', () => {
    const delay = seconds(manifests, /STOP_DELAY_SECONDS, value: '(\d+)'/);
    expect(delay).toBeGreaterThan(0);
    expect(seconds(manifests, /terminationGracePeriodSeconds: (\d+)/)).toBeGreaterThanOrEqual(75 + delay);
    expect(seconds(unit, /TimeoutStopSec=(\d+)/)).toBeGreaterThanOrEqual(75);
    expect(seconds(compose, /stop_grace_period: (\d+)s/)).toBeGreaterThanOrEqual(75);
    expect(manifests).toContain(`image: trastienda:${version}\n`);
  });

  test('lets the largest body and the slowest call of the contract through', () => {
    const megabytes = seconds(proxy, /client_max_body_size (\d+)m;/);
    const largest = Math.max(...contract.map(({ bodyLimitBytes }) => bodyLimitBytes));
    expect(megabytes * 1024 * 1024).toBeGreaterThan(largest);
    const slowest = Math.max(...contract.map(({ timeoutMs }) => timeoutMs));
    for (const name of ['proxy_read_timeout', 'proxy_send_timeout'])
      expect(seconds(proxy, new RegExp(`${name} (\\d+)s;`)) * 1000).toBeGreaterThan(slowest);
  });
});
