import type {
  completeAliExpressAuthorization,
  getAliExpressAuthorizationUrl,
} from '@trastienda/api-client/aliexpress';
import type { linkMercadoLibre } from '@trastienda/api-client/mercadolibre';
import type { getSheinAuthorizationUrl, linkSheinByTempToken } from '@trastienda/api-client/shein';
import type { linkShopify } from '@trastienda/api-client/shopify';
import { myshopifyName } from '@trastienda/domain/channel-setup';
import type { Handler } from '../../core/handler.ts';
import { invalid } from '../../core/refusal.ts';
import { demoShop, storeLink } from './store-link.ts';
import { beginLink, expectChannel, finishLink, ownReturn } from './link-attempts.ts';

export const handleGetSheinAuthorizationUrl: Handler<typeof getSheinAuthorizationUrl> = async (
  _request,
  scope,
) => {
  const { url } = await beginLink(scope, { channel: 'SH', redirectUri: ownReturn(scope, 'SH') });
  return { url };
};

export const handleLinkSheinByTempToken: Handler<typeof linkSheinByTempToken> = async ({ body }, scope) => {
  const code = { field: 'tempToken', value: body.tempToken };
  await finishLink(scope, { channel: 'SH', redirectUri: ownReturn(scope, 'SH'), state: body.state, code });
  return storeLink(scope, { channel: 'SH', ...(await demoShop(scope, 'SH')) });
};

export const handleGetAliExpressAuthorizationUrl: Handler<typeof getAliExpressAuthorizationUrl> = async (
  _request,
  scope,
) => {
  const { url } = await beginLink(scope, { channel: 'AE', redirectUri: ownReturn(scope, 'AE') });
  return { url };
};

export const handleCompleteAliExpressAuthorization: Handler<typeof completeAliExpressAuthorization> = async (
  { body },
  scope,
) => {
  const code = { field: 'code', value: body.code };
  await finishLink(scope, { channel: 'AE', redirectUri: ownReturn(scope, 'AE'), state: body.state, code });
  return storeLink(scope, { channel: 'AE', ...(await demoShop(scope, 'AE')) });
};

export const handleLinkMercadoLibre: Handler<typeof linkMercadoLibre> = async ({ body }, scope) => {
  const attempt = { channel: 'ML', redirectUri: body.redirectUri } as const;
  if (body.code === undefined || body.state === undefined) return beginLink(scope, attempt);
  const code = { field: 'code', value: body.code };
  await finishLink(scope, { ...attempt, state: body.state, code, callback: body.callback });
  return storeLink(scope, { channel: 'ML', ...(await demoShop(scope, 'ML')) });
};

export const handleLinkShopify: Handler<typeof linkShopify> = async ({ body }, scope) => {
  expectChannel(scope, 'SP');
  const named = myshopifyName(body.shop);
  if (!named.ok) throw invalid([{ field: 'shop', message: named.error.message }]);
  const shop = named.value;
  const attempt = { channel: 'SP', shop, redirectUri: body.redirectUri } as const;
  if (body.code === undefined || body.state === undefined) return beginLink(scope, attempt);
  const code = { field: 'code', value: body.code };
  await finishLink(scope, { ...attempt, state: body.state, code, callback: body.callback });
  const url = `https://${shop}.myshopify.com`;
  return storeLink(scope, { channel: 'SP', shopId: shop, name: shop, url });
};
