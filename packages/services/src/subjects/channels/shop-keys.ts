import type { ShopKeys } from '@trastienda/connectors/woocommerce/guarded-shop';
import { and, eq } from 'drizzle-orm';
import type { SecretBox } from '../../core/secret-box.ts';
import type { Transaction } from '../../database/connect.ts';
import { channelSecrets } from '../../tables/channel-links.ts';
import { linkSecretPlace } from './secret-places.ts';

type Link = { readonly tx: Transaction; readonly storeId: string; readonly linkId: string };

/** Opens the keys of a linked shop, and no other secret of its link; a key that is not there is ''. @throws UnopenedBox */
export async function openShopKeys({ tx, storeId, linkId }: Link, box: SecretBox): Promise<ShopKeys> {
  const sealed = await tx
    .select()
    .from(channelSecrets)
    .where(and(eq(channelSecrets.storeId, storeId), eq(channelSecrets.linkId, linkId)));
  const keyOf = (field: string): string => {
    const one = sealed.find((row) => row.field === field);
    return one ? box.open(one.box, linkSecretPlace(one), one.keyId) : '';
  };
  return { consumerKey: keyOf('consumerKey'), consumerSecret: keyOf('consumerSecret') };
}
