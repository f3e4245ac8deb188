import { counted, formatDateTime } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { Button } from '@trastienda/ui/Button';
import { TriangleIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { useState } from 'react';
import { useClock } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { HealthDrawer } from './health-drawer.tsx';
import { dayWords, isFailingSoftly, nextWords } from './health-words.ts';
import type { ChannelLink } from './model.ts';
import { momentInSentence } from './store-keys.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';
import * as s from './channels.css.ts';

type ShopProps = {
  readonly code: string;
  readonly channelName: string;
  readonly link: ChannelLink;
  /** The name of the account, with more where another account of the channel has the same. */
  readonly called: string;
  readonly isOwner: boolean;
};

/** The channel's own name of the account, where its name alone does not tell it from another. */
const accountOf = ({ shop_id: shopId, name }: ChannelLink): string | false =>
  shopId !== name && `Cuenta ${shopId}`;

/** A shop that is linked, and whether it works; what to do where not stands over the cards. */
export function Shop({ code, channelName: channel, link, called, isOwner }: ShopProps) {
  const clock = useClock();
  const [isLeaving, setLeaving] = useState(false);
  const [isShown, setShown] = useState(false);
  const isFailing = link.status === 'error';
  const { cases = 0 } = link;
  const at = (moment: string) => formatDateTime(moment, clock);
  const synced =
    link.lastSyncAt === null ? 'Aún no se sincroniza' : `Última sincronización: ${at(link.lastSyncAt)}`;
  return (
    <div className={s.shop}>
      <div className={s.row}>
        <span className={s.name}>{link.name}</span>
        {isFailing && (
          <Badge tone="critical" icon={TriangleIcon}>
            {link.failedSince === null
              ? 'Con error'
              : `Con error desde ${momentInSentence(link.failedSince, clock)}`}
          </Badge>
        )}
        {isFailingSoftly(link) && (
          <Badge tone="warning" icon={TriangleIcon}>
            Con fallas
          </Badge>
        )}
      </div>
      {isFailingSoftly(link) && (
        <span>
          {`${link.message}.`}
          {link.nextSyncAt !== null && ` Lo intentamos otra vez ${nextWords(link.nextSyncAt, clock)}.`}
        </span>
      )}
      <span className={s.note}>
        {[accountOf(link), !isFailing && (link.status === 'active' ? 'Conectado' : 'Inactivo'), synced]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {link.connection !== null &&
        dayWords(link, clock).map((line) => (
          <span key={line} className={s.note}>
            {line}
          </span>
        ))}
      <div className={s.acts}>
        {cases > 0 && (
          <Link variant="action" href={paths.channelCases({ tienda: link.shop_id })}>
            {counted(cases, 'caso por decidir', 'casos por decidir')}
          </Link>
        )}
        <div className={s.ways}>
          {link.connection !== null && (
            <Button size="sm" aria-label={`Salud de ${called}`} onPress={() => setShown(true)}>
              Salud
            </Button>
          )}
          {isOwner && (
            <Button
              size="sm"
              aria-label={`Desconectar ${called} de ${channel}`}
              onPress={() => setLeaving(true)}
            >
              Desconectar
            </Button>
          )}
        </div>
      </div>
      {isShown && (
        <HealthDrawer
          code={code}
          link={link}
          called={called}
          isOwner={isOwner}
          onClose={() => setShown(false)}
        />
      )}
      {isLeaving && (
        <UnlinkDialog
          code={code}
          channelName={channel}
          link={link}
          called={called}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  );
}
