import { randomBytes } from 'node:crypto';
import type { Failure, GuardedClient } from '@trastienda/connectors/egress/guarded-client';
import { bareInstallation, type Installation } from '../core/installation.ts';
import { createSecretBox } from '../core/secret-box.ts';
import { createWebhookSender } from '../core/webhook-sender.ts';

/** The key that seals the secrets of the tests, for another process that opens them. */
export const testKey = randomBytes(32);

const silence: Failure = { fault: 'sin_respuesta', isSent: false, status: null, retryAfter: null };
const silentShops: GuardedClient = {
  ask: async () => silence,
  knock: async () => silence,
  close: async () => undefined,
};

/** One where channels can be linked, as in the demo. */
export const testInstallation: Installation = {
  ...bareInstallation,
  publicUrl: 'https://portal.example',
  demoConsentUrl: 'https://portal.example/canal-de-demostracion',
  topsUp: true,
  secrets: createSecretBox([testKey]),
  // Every system of a test has received what is sent to it, and nothing leaves this machine.
  webhooks: { ...createWebhookSender(), send: async () => ({ isReceived: true }) },
  // No shop of a test answers, unless the test opens one (`useShops`).
  shops: { client: silentShops, allowLoopback: false },
  survey: ['¿Qué tan fácil fue crear tu primera guía?', '¿Qué mejorarías?'],
};
