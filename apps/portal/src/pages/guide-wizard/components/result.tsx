import { nextLineStatus, parseDecimal, toCentavos } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button, ButtonLink } from '@trastienda/ui/Button';
import { EmptyState } from '@trastienda/ui/EmptyState';
import { GuideResult } from '@trastienda/ui/GuideWizard';
import { RefreshIcon, TruckIcon } from '@trastienda/ui/icons';
import { LabelPreview } from '@trastienda/ui/LabelPreview';
import { Suspense, useState } from 'react';
import { PageHeader } from '../../../shared/layout/index.ts';
import { paths } from '../../../shared/routes/paths.ts';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { automaticGuideMaking } from '../alternative-guides/operations.ts';
import { labelParties } from '../model/places.ts';
import type { MadeGuide } from '../purchase/intent.ts';
import { usePrint } from '../../../features/print-labels/use-print.ts';
import { usePrintedOnce } from '../../../features/print-labels/use-printed-once.ts';
import type { WizardView } from '../use-wizard.ts';
import { ExternalResult, isExternal } from './external-result.tsx';
import { saveFile } from '../../../shared/lib/files.ts';
import { NextOrderLink } from './next-order-link.tsx';
import { tabOf } from '../model/tab-of.ts';
import * as s from '../../../entities/guide/guide.css.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';

const PickupDialog = lazyPart(() => import('../../../features/request-pickup/pickup-dialog.tsx'));
const LabelDialog = lazyPart(() => import('../../../features/print-labels/label-dialog.tsx'));

const hasGuide = 'Este pedido ya tiene guía';

/** The created guide: this page's own purchase, else the guide of the order. */
function madeOf({
  purchase,
  order,
}: WizardView): Pick<MadeGuide, 'guide' | 'nameParcel' | 'serviceType' | 'totalCost'> | null {
  return purchase.phase === 'done' ? purchase.made : (order.dataGuia ?? null);
}

/** No carrier was asked for its lines yet; while the order is read again they are taken to wait. */
const waitsForCarrier = ({ order }: WizardView, guide: string): boolean =>
  order.orderedProductsList.every(
    (line) => line.deliveryTrackId !== guide || nextLineStatus('requestPickup', line.colocationStatus?.id).ok,
  );

/** The guide, its label to print, what it cost and what is left; then the next order. */
export function Result({ view, prints }: { readonly view: WizardView; readonly prints: boolean }) {
  const { orderNumber, order } = view;
  const made = madeOf(view);
  const tab = tabOf(view);
  return (
    <>
      <PageHeader
        title="Guía del pedido"
        documentTitle={made ? `Guía ${made.guide}` : 'Guía del pedido'}
        context={`Pedido ${orderNumber} · ${order.clientData.fullname}`}
        back={{ href: paths.orders({ status: tab.id }), label: `Mis pedidos · ${tab.label}` }}
      />
      {isExternal(view) ? (
        <ExternalResult view={view} />
      ) : made ? (
        <Made view={view} made={made} prints={prints} />
      ) : (
        <EmptyState
          kind="clear"
          title={hasGuide}
          action={<ButtonLink href={paths.orders({ pedido: orderNumber })}>Ver pedido</ButtonLink>}
        >
          Se hizo fuera de aquí; su etiqueta está en el pedido.
        </EmptyState>
      )}
    </>
  );
}

type MadeProps = {
  readonly view: WizardView;
  readonly made: NonNullable<ReturnType<typeof madeOf>>;
  /** The window opens as soon as the label is there: 'Generar e imprimir' was pressed. */
  readonly prints: boolean;
};

function Made({ view, made, prints }: MadeProps) {
  const { orderNumber, draft, balance, nameOf, purchase } = view;
  // An older guide is not announced, and today's balance is not the one that it left.
  const isNew = purchase.phase === 'done';
  const isByChannel = useAppSelector(
    (state) => automaticGuideMaking.select(state, orderNumber).value?.detail.guide === made.guide,
  );
  const label = usePrint({ guides: [made.guide] }, 1);
  const blob = label.files?.[0]?.blob ?? null;
  const isStopped = usePrintedOnce(prints, label);
  const [isChoosingPaper, setChoosingPaper] = useState(false);
  const [isAskingPickup, setAskingPickup] = useState(false);
  const weight = parseDecimal(draft.weight);
  return (
    <div className={s.stack}>
      {label.error !== null && (
        <Banner
          tone="warning"
          title="No pudimos traer la etiqueta."
          action={
            <Button size="sm" icon={<RefreshIcon size={16} />} onPress={label.retry}>
              Reintentar
            </Button>
          }
        >
          La guía ya existe y está pagada; no la generes otra vez.
        </Banner>
      )}
      {isStopped && (
        <Banner tone="warning" title="Tu navegador detuvo la pestaña de la etiqueta.">
          Imprímela desde aquí, y permite las ventanas emergentes de Trastienda para que se abra sola.
        </Banner>
      )}
      <GuideResult
        outcome={{
          status: 'done',
          guide: made.guide,
          carrier: `${nameOf(made.nameParcel)} ${made.serviceType}`.trim(),
          cost: toCentavos(made.totalCost),
          balance: isNew ? balance : null,
          label: (
            <LabelPreview
              {...labelParties(view)}
              carrier={nameOf(made.nameParcel)}
              service={made.serviceType}
              guide={made.guide}
              content={draft.content}
              order={`Pedido ${orderNumber}`}
            />
          ),
          ...(blob && {
            // A sheet that the label does not fit on is answered in the dialog.
            onPrint: () => void (label.print() || setChoosingPaper(true)),
            onDownload: () => saveFile(blob, `${made.guide}.pdf`),
          }),
        }}
        labels={{
          ...(!isNew && !isByChannel && { done: hasGuide }),
          print: 'Imprimir etiqueta',
          download: 'Descargar PDF',
        }}
        actions={
          <>
            {blob && <Button onPress={() => setChoosingPaper(true)}>Cambiar papel</Button>}
            {blob === null && label.error === null && (
              <Button variant="primary" pending pendingLabel="Preparando la etiqueta…">
                Imprimir etiqueta
              </Button>
            )}
            {waitsForCarrier(view, made.guide) && (
              <Button icon={<TruckIcon size={16} />} onPress={() => setAskingPickup(true)}>
                Solicitar recolección
              </Button>
            )}
            <NextOrderLink view={view} />
          </>
        }
      />
      {isAskingPickup && (
        <Suspense fallback={null}>
          <PickupDialog
            goods={{
              guides: [made.guide],
              nameParcel: made.nameParcel,
              shipBy: view.order.dataMarketplace.shipBy,
              weight: weight.ok ? weight.value : null,
            }}
            carrier={nameOf(made.nameParcel)}
            onClose={() => setAskingPickup(false)}
          />
        </Suspense>
      )}
      {isChoosingPaper && (
        <Suspense fallback={null}>
          <LabelDialog source={{ guides: [made.guide] }} onClose={() => setChoosingPaper(false)} />
        </Suspense>
      )}
    </div>
  );
}
