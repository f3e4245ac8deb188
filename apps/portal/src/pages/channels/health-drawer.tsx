import type { ChannelEvent } from '@trastienda/api-client';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Drawer } from '@trastienda/ui/Drawer';
import { BellIcon, CheckIcon, type Icon, OctagonIcon, RefreshIcon } from '@trastienda/ui/icons';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Timeline, type TimelineEvent } from '@trastienda/ui/Timeline';
import { useEffect, useEffectEvent, useState } from 'react';
import { integrationChannelList } from '../../entities/channel/operations.ts';
import { writeFault } from '../../shared/form/problem-of.ts';
import { CallFailed, useClock } from '../../shared/layout/index.ts';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { useAppDispatch, useRead, useWrite } from '../../shared/store/hooks.ts';
import { CheckList } from './check-list.tsx';
import { channelEventList, channelSync, channelTrial } from './health-operations.ts';
import { healthFacts, nextWords } from './health-words.ts';
import { KeyDialog } from './key-dialog.tsx';
import { asksForKey, type ChannelLink } from './model.ts';
import { momentInSentence } from './store-keys.ts';
import * as s from './health.css.ts';

type ShopName = { readonly channel_id: string; readonly shop_id: string };
type Props = {
  readonly code: string;
  readonly link: ChannelLink;
  /** The name of the account, with more where another account of the channel has the same. */
  readonly called: string;
  readonly isOwner: boolean;
  readonly onClose: () => void;
};

/** The health of the link with one shop: its facts, a trial of it, and what happened of late. */
export function HealthDrawer({ code, link, called, isOwner, onClose }: Props) {
  const clock = useClock();
  const [isChanging, setChanging] = useState(false);
  const shop = { channel_id: code, shop_id: link.shop_id };
  const sync = useWrite(channelSync);
  useLooksAfter(sync.status === 'succeeded' ? sync.value : null, shop);
  const failure = sync.status === 'failed' ? sync.error : null;
  const isKeyNext = asksForKey(link);
  const changeKey = (
    <Button key="key" variant={isKeyNext ? 'primary' : 'secondary'} onPress={() => setChanging(true)}>
      Cambiar llave
    </Button>
  );
  const synchronise = (
    <Button
      key="sync"
      variant={isKeyNext ? 'secondary' : 'primary'}
      icon={<RefreshIcon size={16} />}
      pending={sync.status === 'loading'}
      pendingLabel="Sincronizando…"
      onPress={() => sync.send({ body: shop })}
    >
      Sincronizar
    </Button>
  );
  return (
    <>
      <Drawer
        isOpen
        title={`Salud de ${called}`}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        {...(isOwner && { actions: isKeyNext ? [synchronise, changeKey] : [changeKey, synchronise] })}
      >
        <div className={s.sections}>
          <div className={s.section}>
            {link.message !== null && (
              <Banner tone={link.status === 'error' ? 'critical' : 'warning'} title={`${link.message}.`}>
                {link.failedSince !== null && `Falla desde ${momentInSentence(link.failedSince, clock)}. `}
                {link.nextSyncAt !== null && `La revisamos otra vez ${nextWords(link.nextSyncAt, clock)}.`}
              </Banner>
            )}
            {failure !== null && (
              <Banner tone="warning" title="No se pidió la sincronización.">
                {writeFault(failure, channelSync.call)}
              </Banner>
            )}
            <KeyValueList items={healthFacts(link, clock)} />
          </div>
          {isOwner && <Trial shop={shop} />}
          <Events shop={shop} />
        </div>
      </Drawer>
      {isChanging && <KeyDialog link={link} onClose={() => setChanging(false)} />}
    </>
  );
}

/** The workers look for shops that are due each minute, and a shop takes a few seconds of its own. */
const LOOKS_MS = [10_000, 30_000, 65_000];

/** Asks for the link and what happened again while the look that was asked for is under way. */
function useLooksAfter(asked: object | null, shop: ShopName) {
  const dispatch = useAppDispatch();
  const look = useEffectEvent(() => {
    dispatch(integrationChannelList.requested({}));
    dispatch(channelEventList.requested({ query: shop }));
  });
  useEffect(() => {
    if (asked === null) return;
    const timers = LOOKS_MS.map((wait) => setTimeout(() => look(), wait));
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [asked]);
}

/** Asks the shop now, and shows what it found. */
function Trial({ shop }: { readonly shop: ShopName }) {
  const dispatch = useAppDispatch();
  const trial = useWrite(channelTrial);
  const answer = trial.status === 'succeeded' ? trial.value : null;
  const failure = trial.status === 'failed' ? trial.error : null;
  // A finding of another day says nothing about today.
  const forget = useEffectEvent(() => dispatch(channelTrial.reset()));
  useEffect(() => () => void forget(), []);
  return (
    <section className={s.section} aria-labelledby="channel-trial">
      <div className={s.head}>
        <h3 id="channel-trial" className={s.title}>
          ¿Contesta tu tienda?
        </h3>
        <Button
          size="sm"
          pending={trial.status === 'loading'}
          pendingLabel="Probando…"
          onPress={() => trial.send({ body: shop })}
        >
          Probar ahora
        </Button>
      </div>
      <div role="status" className={s.section}>
        {answer !== null && <CheckList checks={answer.checks} />}
      </div>
      {failure !== null && (
        <Banner tone="critical" title="No se pudo probar.">
          {writeFault(failure, channelTrial.call)}
        </Banner>
      )}
    </section>
  );
}

/** The events, the newest first; a page more each time that it is asked for. */
function Events({ shop }: { readonly shop: ShopName }) {
  const [pages, setPages] = useState<readonly (number | null)[]>([null]);
  return (
    <section className={s.section} aria-labelledby="channel-events">
      <h3 id="channel-events" className={s.title}>
        Qué pasó
      </h3>
      {pages.map((before, at) => (
        <EventsPage
          key={before ?? 'first'}
          shop={shop}
          before={before}
          onMore={at === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
        />
      ))}
    </section>
  );
}

const marks: Readonly<Partial<Record<ChannelEvent['kind'], Pick<TimelineEvent, 'tone'> & { icon: Icon }>>> = {
  read: { icon: RefreshIcon, tone: 'neutral' },
  written: { icon: CheckIcon, tone: 'neutral' },
  refused: { icon: OctagonIcon, tone: 'critical' },
  failed: { icon: OctagonIcon, tone: 'warning' },
  recovered: { icon: CheckIcon, tone: 'success' },
  hooked: { icon: BellIcon, tone: 'neutral' },
};

type PageProps = {
  readonly shop: ShopName;
  readonly before: number | null;
  /** Shows the page that follows; `null` where it is shown already. */
  readonly onMore: ((next: number) => void) | null;
};

function EventsPage({ shop, before, onMore }: PageProps) {
  const clock = useClock();
  const read = useRead(channelEventList, { query: { ...shop, ...(before !== null && { before }) } });
  if (failedWithNothing(read)) {
    return (
      <CallFailed
        isQuiet
        error={read.error}
        call={channelEventList.call}
        title="No pudimos cargar qué pasó"
        onRetry={read.ask}
      />
    );
  }
  const next = read.value?.next ?? null;
  const events = (read.value?.data ?? []).map(({ id, at, kind, message, folio }) => ({
    key: String(id),
    title: message,
    source: <span className={s.folio}>{`Folio ${folio}`}</span>,
    at,
    ...marks[kind],
  }));
  if (read.value !== null && events.length === 0 && before === null) {
    return (
      <p className={s.quiet}>
        Todavía nada. Aquí ves cada vez que leemos tus pedidos o avisamos a tu tienda.
      </p>
    );
  }
  return (
    <>
      <Timeline events={events} loading={read.value === null} now={clock.now} timeZone={clock.timeZone} />
      {next !== null && onMore !== null && (
        <div>
          <Button size="sm" onPress={() => onMore(next)}>
            Ver anteriores
          </Button>
        </div>
      )}
    </>
  );
}
