import { randomBytes } from 'node:crypto';
import { bareInstallation, type Installation } from '../core/installation.ts';
import { createSecretBox } from '../core/secret-box.ts';

/** One where channels can be linked, as in the demo. */
export const testInstallation: Installation = {
  ...bareInstallation,
  publicUrl: 'https://portal.example',
  demoConsentUrl: 'https://portal.example/canal-de-demostracion',
  topsUp: true,
  secrets: createSecretBox([randomBytes(32)]),
  survey: ['¿Qué tan fácil fue crear tu primera guía?', '¿Qué mejorarías?'],
};
