import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { sessionHandlers } from '../msw/session-handlers.ts';
import { useServer } from '../testing/use-server.ts';
import { defaultRuntimeConfig, getRuntimeConfig } from './runtime-config.ts';

const server = useServer(sessionHandlers());
const options = { baseUrl: 'http://localhost' };
const answering = (respond: () => Response) => server.use(http.get('*/api/config', respond));

describe('the configuration of one build for every environment (D5, calls.md 24.14)', () => {
  it('has the defaults of the contract', () => {
    expect(defaultRuntimeConfig).toEqual({
      uploadUrl: '/upload/files',
      shippingDashboardUrl: null,
      topUpUrl: null,
      websiteServiceUrl: null,
      websiteOnboardingUrl: '/onboarding',
      tagManagerId: null,
      hasDemoCarriers: true,
      promo: { endsAt: '2025-02-06T06:00:00.000Z', imageUrl: null, link: null },
      sessionPollSeconds: 0,
      specialSellerIds: [],
      saleEvents: [],
      withholdingRates: [],
    });
  });

  it('takes what the gateway says, field by field', async () => {
    answering(() =>
      HttpResponse.json({ topUpUrl: 'https://envios.example.com/recarga', promo: { link: '/precios' } }),
    );
    expect(await getRuntimeConfig(options)).toEqual({
      ...defaultRuntimeConfig,
      topUpUrl: 'https://envios.example.com/recarga',
      promo: { ...defaultRuntimeConfig.promo, link: '/precios' },
    });
  });

  it('a wrong value reads as its default, and an address that runs code is wrong', async () => {
    answering(() =>
      HttpResponse.json({
        uploadUrl: '//evil.mx',
        topUpUrl: 'javascript:alert(1)',
        sessionPollSeconds: -1,
        specialSellerIds: 'x',
        saleEvents: [{ key: 'buen-fin', label: 'Buen Fin 2026', firstDay: 'pronto', lastDay: 'x' }],
        withholdingRates: [{ since: '2027-01-01', fisica: { isr: '2.5', iva: 50 } }],
        promo: 'x',
        tagManagerId: 'GTM-1',
      }),
    );
    expect(await getRuntimeConfig(options)).toEqual({ ...defaultRuntimeConfig, tagManagerId: 'GTM-1' });
  });

  it.each([
    ['no line', () => HttpResponse.error()],
    ['a 500', () => HttpResponse.json({ topUpUrl: '/x' }, { status: 500 })],
    ['a page', () => HttpResponse.html('<p></p>')],
    ['a list', () => HttpResponse.json([])],
    ['null', () => HttpResponse.json(null)],
  ])('%s: the defaults', async (_, respond) => {
    answering(respond);
    expect(await getRuntimeConfig(options)).toEqual(defaultRuntimeConfig);
  });
});
