import { randomBytes } from 'node:crypto';
import { bareInstallation, type Installation } from '../core/installation.ts';
import { createSecretBox } from '../core/secret-box.ts';
import { createWebhookSender } from '../core/webhook-sender.ts';

/** One where channels can be linked, as in the demo. */
export const testInstallation: Installation = {
  ...bareInstallation,
  publicUrl: 'https://portal.example',
  demoConsentUrl: 'https://portal.example/canal-de-demostracion',
  topsUp: true,
  secrets: createSecretBox([randomBytes(32)]),
  // Every system of a test has received what is sent to it, and nothing leaves this machine.
  webhooks: { ...createWebhookSender(), send: async () => ({ isReceived: true }) },
  survey: ['¿Qué tan fácil fue crear tu primera guía?', '¿Qué mejorarías?'],
};
