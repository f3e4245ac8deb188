import type { OrderNet } from '@trastienda/api-client';
import { channelName, formatOnDay } from '@trastienda/domain';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { Drawer } from '@trastienda/ui/Drawer';
import { IconButton } from '@trastienda/ui/IconButton';
import { NoteIcon, CloseIcon } from '@trastienda/ui/icons';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { media } from '@trastienda/ui/theme';
import { Suspense, useState } from 'react';
import { Compared } from '../../entities/deposit/compared.tsx';
import { orderNet } from '../../entities/deposit/operations.ts';
import { causeTitle, isDifference, ratesInWords } from '../../entities/deposit/words.ts';
import { CallFailed, useClock, useMedia } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useRead } from '../../shared/store/hooks.ts';
import type { Channel } from './model.ts';
import * as s from './payments.css.ts';
import { lazyPart } from '../../shared/routes/lazy-page.tsx';

const ClaimDialog = lazyPart(() => import('./claim-dialog.tsx'));
const ClaimText = lazyPart(() => import('./claim-text.tsx'));

type Props = {
  readonly orderNumber: string;
  readonly channel: Channel;
  /** As the list beside it has it, shown at once. */
  readonly known: OrderNet | undefined;
  /** Over the page at every width: there is no room beside the list. Default: false. */
  readonly isOver?: boolean;
  readonly onClose: () => void;
};

/** The expected and the received amount of one order, beside the list; over it where there is no room. */
export function NetPanel({ orderNumber, channel, known, isOver = false, onClose }: Props) {
  const isNarrow = useMedia(media.reduced);
  const title = `Pedido ${orderNumber}`;
  const inside = <Inside orderNumber={orderNumber} channel={channel} known={known} />;
  if (isOver || isNarrow) {
    return (
      <Drawer isOpen title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
        {inside}
      </Drawer>
    );
  }
  return (
    <Card
      title={title}
      action={
        <IconButton
          size="sm"
          variant="ghost"
          label={`Cerrar el pedido ${orderNumber}`}
          icon={<CloseIcon size={16} />}
          onPress={onClose}
        />
      }
    >
      {inside}
    </Card>
  );
}

function Inside({ orderNumber, channel, known }: Omit<Props, 'onClose' | 'isOver'>) {
  const clock = useClock();
  const read = useRead(orderNet, { params: { marketplace: channel, orderId: orderNumber } });
  const net = read.value?.data ?? known;
  const [open, setOpen] = useState<'text' | 'claim' | null>(null);
  if (net === undefined) {
    return read.status === 'failed' ? (
      <CallFailed
        error={read.error}
        call={orderNet.call}
        title="No pudimos cargar el pedido"
        onRetry={read.ask}
      />
    ) : (
      <Skeleton shape="block" height={280} />
    );
  }
  const differs = isDifference(net);
  const { claim } = net;
  const isOpen = claim !== null && !claim.isResolved;
  return (
    <div className={s.panel}>
      {net.causes.map((cause) => (
        <p key={cause.cause} className={s.lead}>
          <strong>{`${causeTitle(cause)}. `}</strong>
          {cause.note}
        </p>
      ))}
      <Compared net={net} label={`Pedido ${orderNumber}: esperado y pagado`} />
      <p className={s.note}>{`${ratesInWords(net, clock)} Estimado. Confírmalo con tu contador.`}</p>
      {claim !== null && (
        <p className={s.lead}>
          {[
            claim.isResolved
              ? 'Aclaración resuelta'
              : `En aclaración desde ${formatOnDay(claim.since, clock)}`,
            claim.folio && `folio ${claim.folio}`,
            claim.note,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      <div className={s.acts}>
        {differs && (
          <>
            <Button variant="primary" icon={<NoteIcon size={16} />} onPress={() => setOpen('text')}>
              Preparar aclaración
            </Button>
            <Button onPress={() => setOpen('claim')}>
              {isOpen ? 'Marcar resuelta' : 'Ya envié la aclaración'}
            </Button>
          </>
        )}
        <ButtonLink variant={differs ? 'ghost' : 'secondary'} href={paths.orders({ pedido: orderNumber })}>
          Ver pedido
        </ButtonLink>
      </div>
      {open === 'text' && (
        <Suspense fallback={null}>
          <ClaimText net={net} channel={channelName(channel)} onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'claim' && (
        <Suspense fallback={null}>
          <ClaimDialog net={net} channel={channel} isSolving={isOpen} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
