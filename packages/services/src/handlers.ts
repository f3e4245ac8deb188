import type { CallId, Calls } from '@trastienda/api-client/calls';
import { handlers as aliexpress } from './wire/aliexpress/handlers.ts';
import { handlers as bamako } from './wire/bamako/handlers.ts';
import { handlers as billing } from './wire/billing/handlers.ts';
import type { Handler } from './core/handler.ts';
import { handlers as identity } from './wire/identity/handlers.ts';
import { handlers as integrations } from './wire/integrations/handlers.ts';
import { handlers as invoice } from './wire/invoice/handlers.ts';
import { handlers as kidal } from './wire/kidal/handlers.ts';
import { handlers as liubliana } from './wire/liubliana/handlers.ts';
import { handlers as mercadolibre } from './wire/mercadolibre/handlers.ts';
import { handlers as onboarding } from './wire/onboarding-aws/handlers.ts';
import { handlers as products } from './wire/products/handlers.ts';
import { handlers as resources } from './wire/resources/handlers.ts';
import { handlers as shein } from './wire/shein/handlers.ts';
import { handlers as shippings } from './wire/shippings/handlers.ts';
import { handlers as shopify } from './wire/shopify/handlers.ts';
import { handlers as totalplay } from './wire/totalplay/handlers.ts';
import { handlers as woocommerce } from './wire/woocommerce/handlers.ts';

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
