import type { CallId, Calls } from '@trastienda/api-client/calls';
import { handlers as aliexpress } from './aliexpress/handlers.ts';
import { handlers as bamako } from './bamako/handlers.ts';
import { handlers as billing } from './billing/handlers.ts';
import type { Handler } from '../core/handler.ts';
import { handlers as identity } from './identity/handlers.ts';
import { handlers as integrations } from './integrations/handlers.ts';
import { handlers as invoice } from './invoice/handlers.ts';
import { handlers as kidal } from './kidal/handlers.ts';
import { handlers as liubliana } from './liubliana/handlers.ts';
import { handlers as mercadolibre } from './mercadolibre/handlers.ts';
import { handlers as onboarding } from './onboarding-aws/handlers.ts';
import { handlers as products } from './products/handlers.ts';
import { handlers as resources } from './resources/handlers.ts';
import { handlers as shein } from './shein/handlers.ts';
import { handlers as shippings } from './shippings/handlers.ts';
import { handlers as shopify } from './shopify/handlers.ts';
import { handlers as totalplay } from './totalplay/handlers.ts';
import { handlers as woocommerce } from './woocommerce/handlers.ts';

/** One handler for each call: a call without one does not compile. */
export const handlers = {
  ...aliexpress,
  ...bamako,
  ...billing,
  ...identity,
  ...integrations,
  ...invoice,
  ...kidal,
  ...liubliana,
  ...mercadolibre,
  ...onboarding,
  ...products,
  ...resources,
  ...shein,
  ...shippings,
  ...shopify,
  ...totalplay,
  ...woocommerce,
} satisfies { [Id in CallId]: Handler<Calls[Id]> };
