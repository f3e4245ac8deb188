import type { Order } from '@trastienda/api-client';
import { Badge } from '@trastienda/ui/Badge';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import {
  CameraIcon,
  CheckCircleIcon,
  FileTextIcon,
  type Icon,
  LabelIcon,
  OctagonIcon,
  ReceiptIcon,
} from '@trastienda/ui/icons';
import { Suspense, useState } from 'react';
import { paths } from '../../../shared/routes/paths.ts';
import { useAppDispatch, useAppSelector, useFeature } from '../../../shared/store/hooks.ts';
import { channelActionRequested, channelActionsFeature } from '../../../features/channel-actions/feature.ts';
import { stateName } from '../../../features/channel-actions/model.ts';
import { selectOrderAction } from '../../../entities/order/action-states.ts';
import { type DocumentAct, documentsOf, type OrderDocument } from './documents.ts';
import * as s from './detail.css.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';

const LabelDialog = lazyPart(() => import('../../../features/print-labels/label-dialog.tsx'));

const icons: Readonly<Record<OrderDocument['kind'], Icon>> = {
  label: LabelIcon,
  purchaseOrder: ReceiptIcon,
  evidence: CameraIcon,
  invoice: FileTextIcon,
};

/** The documents of the order, existing or missing, each with its one action (mockup of the order's page). */
export function DocumentsCard({ order }: { readonly order: Order }) {
  useFeature(channelActionsFeature);
  const [printed, setPrinted] = useState<string | null>(null);
  const documents = documentsOf(order);
  if (documents.length === 0) return null;
  return (
    <Card flush title="Documentos">
      <ul className={s.articles}>
        {documents.map((document) => {
          const Mark = icons[document.kind];
          return (
            <li key={document.key} className={`${s.article} ${s.document}`}>
              <span className={s.documentIcon}>
                <Mark />
              </span>
              <span className={s.words}>
                <span className={s.strong}>{document.title}</span>
                <span className={s.note}>{document.note}</span>
              </span>
              <span className={s.documentEnd}>
                <DocumentStatusBadge document={document} />
                {document.act && <Act order={order} act={document.act} onPrint={setPrinted} />}
              </span>
            </li>
          );
        })}
      </ul>
      {printed !== null && (
        <Suspense fallback={null}>
          <LabelDialog source={{ guides: [printed] }} onClose={() => setPrinted(null)} />
        </Suspense>
      )}
    </Card>
  );
}

/** Only a refused paper is a badge; what is missing is plain words. */
function DocumentStatusBadge({ document: { state, standing } }: { readonly document: OrderDocument }) {
  if (standing === '') return null;
  if (state === 'rejected') {
    return (
      <Badge tone="critical" icon={OctagonIcon}>
        {standing}
      </Badge>
    );
  }
  return (
    <span className={`${s.note} ${state === 'accepted' ? s.accepted : ''}`}>
      {state === 'accepted' && <CheckCircleIcon size={16} />}
      {standing}
    </span>
  );
}

type ActProps = {
  readonly order: Order;
  readonly act: DocumentAct;
  readonly onPrint: (guide: string) => void;
};

function Act({ order, act, onPrint }: ActProps) {
  switch (act.kind) {
    case 'print':
      return (
        <Button
          size="sm"
          aria-label={`Imprimir etiqueta de la guía ${act.guide}`}
          onPress={() => onPrint(act.guide)}
        >
          Imprimir
        </Button>
      );
    case 'upload':
      return (
        <ButtonLink size="sm" href={paths.uploadEvidence(order.orderNumber)}>
          {act.label}
        </ButtonLink>
      );
    case 'invoice':
      return (
        <ButtonLink
          size="sm"
          href={act.href}
          {...(act.label !== 'Subir factura' && { 'aria-label': `${act.label}: factura` })}
        >
          {act.label}
        </ButtonLink>
      );
    case 'channel':
      return <ChannelAct order={order} act={act} />;
  }
}

/** A paper that the channel keeps; how asking went is told on its card. */
function ChannelAct({
  order,
  act: { id, label },
}: {
  readonly order: Order;
  readonly act: Extract<DocumentAct, { kind: 'channel' }>;
}) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector((root) => selectOrderAction(root, order.orderNumber, stateName(id)));
  return (
    <Button
      size="sm"
      pending={status === 'loading'}
      pendingLabel="Un momento…"
      onPress={() =>
        void dispatch(channelActionRequested({ order, id, key: crypto.randomUUID(), fields: {} }))
      }
    >
      {label}
    </Button>
  );
}
