import process from 'node:process';

/** Whether this is the night's run (`npm run test:nightly`): every sample in full. */
export const isNight = process.env['TRASTIENDA_NIGHTLY'] === '1';
