import type { LinkableCode } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { aliExpressEnd, mercadoLibreEnd, sheinEnd, shopifyEnd } from '../../entities/channel/operations.ts';
import { problemOf } from '../../shared/form/problem-of.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { useIsOnline } from '../../shared/layout/index.ts';
import type { LinkReturn } from '../../shared/routes/link-return.ts';
import { paths } from '../../shared/routes/paths.ts';
import type { RemoteOperation } from '../../shared/store/create-operation.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { outcomeOf } from '../../shared/store/outcome.ts';
import { idle, type Operation } from '../../shared/store/operations-slice.ts';
import { returnOf } from './setup-forms.tsx';
import * as s from './channels.css.ts';

type Said = LinkReturn['said'];

/** Finishes linking with the answer of the channel; `null` where the answer lacks something. */
type End = {
  readonly requested: (key: string) => { readonly type: string };
  readonly select: RemoteOperation<never, unknown>['select'];
  readonly call: RemoteOperation<never, unknown>['call'];
};

const endOf = <Input, Output>(operation: RemoteOperation<Input, Output>, input: Input): End => ({
  requested: (idempotencyKey) => operation.requested(input, { idempotencyKey, freshFor: 1 }),
  select: operation.select as End['select'],
  call: operation.call,
});

const ends: Readonly<Partial<Record<LinkableCode, (said: Said) => End | null>>> = {
  SH: ({ tempToken, state }) => (tempToken && state ? endOf(sheinEnd, { body: { tempToken, state } }) : null),
  AE: ({ code, state }) => (code && state ? endOf(aliExpressEnd, { body: { code, state } }) : null),
  ML: (said) => {
    const { code, state } = said;
    if (!code || !state) return null;
    return endOf(mercadoLibreEnd, { body: { redirectUri: returnOf('ML'), code, state, callback: said } });
  },
  SP: (said) => {
    const { code, state, shop } = said;
    if (!code || !state || !shop) return null;
    return endOf(shopifyEnd, { body: { shop, redirectUri: returnOf('SP'), code, state, callback: said } });
  },
};

type Props = {
  readonly answer: LinkReturn;
  readonly channelName: string;
  /** Back to the beginning. */
  readonly onAgain: () => void;
};

/** Ends linking once, with what the channel said on the way back; a wrong answer links nothing and says so. */
export function Finishing({ answer: { channel, said }, channelName, onAgain }: Props) {
  const [end] = useState(() => (said['error'] === undefined ? (ends[channel]?.(said) ?? null) : null));
  if (end) return <Ending end={end} channelName={channelName} onAgain={onAgain} />;
  return said['error'] === undefined ? (
    <NotLinked channelName={channelName} onAgain={onAgain}>
      {`${channelName} regresó sin decirnos todo. Empieza otra vez desde aquí.`}
    </NotLinked>
  ) : (
    <NotLinked channelName={channelName} onAgain={onAgain}>
      {said['error'] === 'access_denied'
        ? `No diste permiso en ${channelName}. Nada cambió.`
        : `${channelName} no terminó la conexión. Inténtalo otra vez.`}
    </NotLinked>
  );
}

function Ending({ end, channelName, onAgain }: Omit<Props, 'answer'> & { readonly end: End }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  // One key, whatever how often it is tried: it is one intent.
  const [key] = useState(() => crypto.randomUUID());
  const known: Operation<unknown> = useAppSelector((state) => end.select(state));
  // The outcome of an earlier link is not shown for this one.
  const [earlier] = useState(known);
  const ending = known === earlier ? idle : known;
  useEffect(() => void dispatch(end.requested(key)), [dispatch, end, key]);
  const isDone = ending.status === 'succeeded';
  const leave = useEffectEvent(() => void navigate(paths.marketplaces(), { replace: true }));
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);

  if (ending.status !== 'failed') {
    return (
      <Card title={`Conectando ${channelName}…`} aria-busy>
        <CardBodySkeleton height={80} lines={2} />
      </Card>
    );
  }
  const { title, text } = problemOf(ending.error, {
    failedTitle: `No se conectó ${channelName}.`,
    call: end.call,
    isOnline,
  });
  return outcomeOf({ ok: false, error: ending.error }, false).kind === 'unknown' ? (
    <Banner
      tone="warning"
      title={title}
      action={
        <Button size="sm" onPress={() => dispatch(end.requested(key))}>
          Reintentar
        </Button>
      }
    >
      {text}
    </Banner>
  ) : (
    <NotLinked channelName={channelName} onAgain={onAgain}>
      {text}
    </NotLinked>
  );
}

type NotLinkedProps = {
  readonly channelName: string;
  readonly children: string;
  readonly onAgain: () => void;
};

function NotLinked({ channelName, children, onAgain }: NotLinkedProps) {
  return (
    <Card
      title={`No se conectó ${channelName}`}
      footer={
        <div className={s.ways}>
          <ButtonLink href={paths.marketplaces()}>Ver mis canales</ButtonLink>
          <Button variant="primary" onPress={onAgain}>
            Empezar otra vez
          </Button>
        </div>
      }
    >
      <p role="alert">{children}</p>
    </Card>
  );
}
