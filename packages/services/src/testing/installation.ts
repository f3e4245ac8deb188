import { randomBytes } from 'node:crypto';
import { bareInstallation, type Installation } from '../core/installation.ts';
import { createSecretBox } from '../core/secret-box.ts';
import { createWebhookSender } from '../core/webhook-sender.ts';

/** The key that seals the secrets of the tests, for another process that opens them. */
export const testKey = randomBytes(32);

/** One where channels can be linked, as in the demo. */
export const testInstallation: Installation = {
  ...bareInstallation,
  publicUrl: 'https://portal.example',
  demoConsentUrl: 'https://portal.example/canal-de-demostracion',
  topsUp: true,
  secrets: createSecretBox([testKey]),
  // Every system of a test has received what is sent to it, and nothing leaves this machine.
  webhooks: { ...createWebhookSender(), send: async () => ({ isReceived: true }) },
  survey: ['¿Qué tan fácil fue crear tu primera guía?', '¿Qué mejorarías?'],
};
