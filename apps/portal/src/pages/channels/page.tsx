import {
  availableChannels,
  channelDisplayName,
  channelName,
  formatDateTime,
  integrationChannels,
  isLinkableCode,
  ownStoreCodes,
} from '@trastienda/domain';
import { listIntegrationChannels } from '@trastienda/api-client/integrations';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { ChannelBadge } from '@trastienda/ui/ChannelBadge';
import { useState } from 'react';
import { integrationChannelList } from '../../entities/channel/operations.ts';
import { websiteService } from '../../entities/store/operations.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader, useClock } from '../../shared/layout/index.ts';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { paths } from '../../shared/routes/paths.ts';
import { selectIsOwner, selectStore } from '../../shared/session/selectors.ts';
import { useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { CasesPage } from './cases/cases-page.tsx';
import { ChannelTabs } from './channel-tabs.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { asksForKey, type Channel, type ChannelLink } from './model.ts';
import { OwnSystem } from './own-system.tsx';
import { channelsSearch } from './search.ts';
import { Shop } from './shop.tsx';
import * as s from './channels.css.ts';

/** `/canales-de-venta/marketplaces`: the channels, or the orders of linked shops that she decides about. */
export default function ChannelsPage() {
  const { vista } = useSearch(channelsSearch).search;
  return vista === 'casos' ? <CasesPage /> : <LinkedChannels />;
}

/** Every channel, whether it is linked, and whether it works. */
function LinkedChannels() {
  const channels = useRead(integrationChannelList, {});
  const paginas = useRead(websiteService, { params: { name: 'paginas' } });
  return (
    <>
      <PageHeader title="Canales de venta" context="Conecta tus tiendas y sus pedidos llegan solos" />
      <ChannelTabs view="tiendas">
        <div className={s.cards}>
          {failedWithNothing(channels) ? (
            <CallFailed
              error={channels.error}
              call={listIntegrationChannels}
              title="No pudimos cargar tus canales"
              onRetry={channels.ask}
            />
          ) : (
            <>
              {(channels.value?.data ?? []).map((channel) => (
                <Stopped key={channel.channel_id} channel={channel} />
              ))}
              <ByContract />
              {channels.value === null ? (
                <Card aria-busy>
                  <CardBodySkeleton height={240} lines={6} />
                </Card>
              ) : (
                <div className={s.grid}>
                  {integrationChannels(channels.value.data, { paginasStatus: paginas.value?.status }).map(
                    (channel) => (
                      <ChannelCard key={channel.channel_id} channel={channel} />
                    ),
                  )}
                </div>
              )}
            </>
          )}
          {channels.value?.hasDoor !== false && <OwnSystem />}
        </div>
      </ChannelTabs>
    </>
  );
}

/** A shop that brings no orders stands over all cards, which keep their order (S3.32). */
function Stopped({ channel: { channel_id: code, channels: links } }: { readonly channel: Channel }) {
  return links
    .filter(({ status }) => status === 'error')
    .map((link) => <StoppedShop key={link.shop_id} code={code} link={link} isOne={links.length === 1} />);
}

type StoppedProps = {
  readonly code: Channel['channel_id'];
  readonly link: ChannelLink;
  readonly isOne: boolean;
};

/** A shop that is asked for real needs another key alone; any other one is linked anew. */
function StoppedShop({ code, link, isOne }: StoppedProps) {
  const clock = useClock();
  const isOwner = useAppSelector(selectIsOwner);
  const [isChanging, setChanging] = useState(false);
  const { name, failedSince, message, connection } = link;
  return (
    <>
      <Banner
        tone="critical"
        title={`${channelName(code)} no recibe pedidos${
          failedSince === null
            ? ''
            : ` desde ${formatDateTime(failedSince, clock).toLocaleLowerCase('es-MX')}`
        }.`}
        action={
          isOwner &&
          asksForKey(link) &&
          (connection === null ? (
            <ButtonLink size="sm" variant="primary" href={paths.channelSetup(code)}>
              Reconectar
            </ButtonLink>
          ) : (
            <Button size="sm" variant="primary" onPress={() => setChanging(true)}>
              Cambiar llave
            </Button>
          ))
        }
      >
        {!isOne && `${name}: `}
        {message}.
      </Banner>
      {isChanging && <KeyDialog link={link} onClose={() => setChanging(false)} />}
    </>
  );
}

/** Sears, Sanborns and Claroshop come with the contract: there is nothing to link. */
function ByContract() {
  const store = useAppSelector(selectStore);
  const available = store ? availableChannels(store) : [];
  return (
    <Card title="Incluidos en tu contrato">
      <div className={s.stack}>
        {ownStoreCodes.map((code) => (
          <div key={code} className={s.row}>
            <ChannelBadge code={code} />
            <span className={s.note}>
              {available.includes(code) ? 'Activo' : 'Tu contrato aún no lo incluye'}
            </span>
          </div>
        ))}
      </div>
    </Card>
  );
}

function ChannelCard({ channel }: { readonly channel: Channel }) {
  const { channel_id: code, marketplace, channels: links } = channel;
  const isOwner = useAppSelector(selectIsOwner);
  const name = isLinkableCode(code) ? channelName(code) : channelDisplayName(marketplace);
  const canLink = isOwner && isLinkableCode(code);
  return (
    <Card
      title={<ChannelBadge code={code} name={name} />}
      action={
        canLink && (
          <ButtonLink size="sm" href={paths.channelNotice(code)}>
            {links.length === 0 ? 'Conectar' : 'Conectar otra cuenta'}
          </ButtonLink>
        )
      }
    >
      <div className={s.stack}>
        {links.length === 0 ? (
          <span className={s.note}>{channel.pedidos ? 'Conectado' : 'Sin conectar'}</span>
        ) : (
          links.map((link) => (
            <Shop
              key={link.shop_id}
              code={code}
              channelName={name}
              link={link}
              called={
                links.some((one) => one !== link && one.name === link.name)
                  ? `${link.name} (${link.shop_id})`
                  : link.name
              }
              isOwner={isOwner}
            />
          ))
        )}
      </div>
    </Card>
  );
}
