import { clampGuideContent, clampNeighborhood } from '@trastienda/domain';
import { Card } from '@trastienda/ui/Card';
import { CharacterPreview } from '@trastienda/ui/CharacterPreview';
import { ReviewCard } from '@trastienda/ui/GuideWizard';
import { LabelPreview } from '@trastienda/ui/LabelPreview';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/routes/paths.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { labelParties, placesOf } from '../model/places.ts';
import { serviceId } from '../model/quote-rows.ts';
import { purchaseRequested } from '../slice.ts';
import type { WizardView } from '../use-wizard.ts';
import { Notices } from './notices.tsx';
import { Switch } from '@trastienda/ui/Switch';
import { useAutoPrint } from '../../../features/print-labels/use-auto-print.ts';
import { usePageShortcuts } from '../../../shared/layout/page-shortcuts.ts';
import { useSubmitShortcut } from '../../../shared/form/use-submit-shortcut.ts';
import { PurchaseFooter } from './purchase-footer.tsx';
import { parcelLine, type StepProps, WizardFrame } from './wizard-frame.tsx';
import * as s from '../../../entities/guide/guide.css.ts';

const isBusy = ({ purchase }: WizardView): boolean =>
  ['starting', 'buying', 'recording'].includes(purchase.phase);

const buyKeys = {
  id: 'guide',
  label: 'En la guía',
  items: [{ keys: [['Ctrl', 'Enter']], does: 'Generar la guía' }],
};

/** Step 4: everything once more, as it will be printed and paid; nothing is bought before its one button. */
export function StepReview(props: StepProps) {
  const { view, go, onBought } = props;
  const { option, order, orderNumber, purchase, isShort, isUpdating, lines, draft } = view;
  const dispatch = useAppDispatch();
  const busy = isBusy(view);
  const [prints, setPrints] = useAutoPrint();
  const buy = () => {
    if (option === null || busy || isShort || isUpdating) return;
    onBought(prints);
    dispatch(purchaseRequested({ orderNumber, lines, token: option.token }));
  };
  usePageShortcuts(buyKeys);
  useSubmitShortcut(buy);
  const item = option && view.items.find(({ id }) => id === serviceId(option));
  if (!item) return null;
  const steps = { route: 'origen', parcel: 'paquete', quote: 'cotizar' } as const;
  return (
    <WizardFrame
      {...props}
      footer={
        <PurchaseFooter
          view={view}
          primaryLabel={prints ? 'Generar e imprimir' : 'Generar guía'}
          pending={busy}
          pendingLabel={purchase.phase === 'recording' ? 'Anotando…' : 'Generando…'}
          disabledReason={isUpdating && !busy ? 'Se están actualizando los precios' : undefined}
          onPrimary={buy}
          onBack={() => go({ paso: 'cotizar' })}
        />
      }
    >
      <Notices view={view} />
      <Cut view={view} />
      <ReviewCard
        {...placesOf(view)}
        parcelLines={[
          parcelLine(view),
          clampGuideContent(draft.content).text,
          draft.insurance ? 'Con seguro' : 'Sin seguro',
        ]}
        option={item}
        {...(!busy && { onEdit: (step: keyof typeof steps) => go({ paso: steps[step] }) })}
        label={
          <LabelPreview
            {...labelParties(view)}
            carrier={item.carrier}
            service={item.service}
            content={draft.content}
            parcel={parcelLine(view).replace(' · se cobran', ' ·')}
            order={`Pedido ${order.orderNumber}`}
          />
        }
      />
      <Switch isSelected={prints} isDisabled={busy} onChange={setPrints}>
        Imprimir la etiqueta al generar la guía
      </Switch>
    </WizardFrame>
  );
}

/** Each text that does not fit, with what the guide leaves out (D111); nothing when all of them do. */
function Cut({ view: { draft, storehouse, order, orderNumber } }: { readonly view: WizardView }) {
  const navigate = useNavigate();
  const from = storehouse.address.suburb;
  const to = order.shippingAddress.suburb ?? '';
  const isCut = [clampGuideContent(draft.content), clampNeighborhood(from), clampNeighborhood(to)].map(
    ({ cut }) => cut !== '',
  );
  if (!isCut.includes(true)) return null;
  return (
    <Card title="No cabe completo en la guía">
      <div className={s.stack}>
        {isCut[0] && <CharacterPreview value={draft.content} labels={{ printed: 'Contenido' }} />}
        {isCut[1] && (
          <CharacterPreview kind="neighborhood" value={from} labels={{ printed: 'Colonia de donde sale' }} />
        )}
        {isCut[2] && (
          <CharacterPreview
            kind="neighborhood"
            value={to}
            labels={{ printed: 'Colonia a donde llega' }}
            onShorten={() => void navigate(paths.editGuideAddress(orderNumber))}
          />
        )}
      </div>
    </Card>
  );
}
