import type { ShopKeys } from '@trastienda/connectors/woocommerce/guarded-shop';
import { and, eq } from 'drizzle-orm';
import { type SecretBox, UnopenedBox } from '../../core/secret-box.ts';
import type { Transaction } from '../../database/connect.ts';
import { channelSecrets } from '../../tables/channel-links.ts';
import { linkSecretPlace } from './secret-places.ts';

type Link = { readonly tx: Transaction; readonly storeId: string; readonly linkId: string };

/** The secrets of a link by their fields, as far as the keys of this installation go. */
export type LinkSecrets = {
  readonly opened: ReadonlyMap<string, string>;
  /** Those whose key is not here any more, or whose row was changed. */
  readonly lost: ReadonlyMap<string, UnopenedBox>;
};

/** Opens the secrets of a link. */
export async function openLinkSecrets({ tx, storeId, linkId }: Link, box: SecretBox): Promise<LinkSecrets> {
  const sealed = await tx
    .select()
    .from(channelSecrets)
    .where(and(eq(channelSecrets.storeId, storeId), eq(channelSecrets.linkId, linkId)));
  const opened = new Map<string, string>();
  const lost = new Map<string, UnopenedBox>();
  for (const row of sealed) {
    try {
      opened.set(row.field, box.open(row.box, linkSecretPlace(row), row.keyId));
    } catch (error) {
      if (!(error instanceof UnopenedBox)) throw error;
      lost.set(row.field, error);
    }
  }
  return { opened, lost };
}

/** Returns the keys of a linked shop among its secrets; a key that is not there is ''. @throws UnopenedBox */
export function shopKeysOf({ opened, lost }: LinkSecrets): ShopKeys {
  const keyOf = (field: string): string => {
    const unopened = lost.get(field);
    if (unopened) throw unopened;
    return opened.get(field) ?? '';
  };
  return { consumerKey: keyOf('consumerKey'), consumerSecret: keyOf('consumerSecret') };
}

/** Opens the keys of a linked shop. @throws UnopenedBox */
export const openShopKeys = async (link: Link, box: SecretBox): Promise<ShopKeys> =>
  shopKeysOf(await openLinkSecrets(link, box));
