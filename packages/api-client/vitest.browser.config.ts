import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The browser of the house: CHROMIUM_PATH, else the system's, else the one Playwright installed. */
function chromium(): { executablePath?: string } {
  const found = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path));
  return found ? { executablePath: found } : {};
}

/** A real line for uploads: each address answers in its own way. */
const uploads: Readonly<Record<string, (req: IncomingMessage, res: ServerResponse) => void>> = {
  '/upload-test/kept': (req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const [, name = ''] = /filename="([^"]+)"/.exec(Buffer.concat(chunks).toString('latin1')) ?? [];
      res.setHeader('Content-Type', 'application/json');
      res.setHeader('X-Request-Id', 'req-subida');
      const url = `/upload/files/${String(req.headers.authorization)}`;
      res.end(
        JSON.stringify({
          key: 'ab12',
          url,
          name,
          size: 1,
          contentType: 'image/jpeg',
          bytes: chunks.reduce((sum, one) => sum + one.length, 0),
        }),
      );
    });
  },
  '/upload-test/too-large': (req, res) => {
    req.resume().on('end', () => {
      res.statusCode = 413;
      res.end();
    });
  },
  '/upload-test/nothing': (req, res) => {
    req.resume().on('end', () => {
      res.statusCode = 204;
      res.end();
    });
  },
  '/upload-test/lost': (req) => void req.once('data', () => req.socket.destroy()),
  '/upload-test/never': (req) => void req.resume(),
};

const testServer: Plugin = {
  name: 'test-server',
  configureServer({ middlewares }) {
    middlewares.use((req, res, next) => {
      const path = (req.url ?? '').split('?')[0] ?? '';
      if (path === '/mockServiceWorker.js') {
        res.setHeader('Content-Type', 'text/javascript');
        res.end(readFileSync(new URL(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8'));
        return;
      }
      const answer = uploads[path];
      if (answer) answer(req, res);
      else next();
    });
  },
};

/** What only a browser can prove: uploads that tell how far they are, and mocks in a service worker. */
export default defineConfig({
  resolve: { conditions: ['@trastienda/source', ...defaultClientConditions] },
  plugins: [testServer],
  optimizeDeps: { include: ['msw', 'msw/browser', 'zod/mini'] },
  server: { watch: null, hmr: false },
  test: {
    name: 'api-client-browser',
    // As long as a busy machine may take: what hangs meets it, what is slow does not.
    testTimeout: 60_000,
    include: ['src/**/*.browser.test.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...chromium(),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
        contextOptions: { locale: 'es-MX', timezoneId: 'America/Mexico_City' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
