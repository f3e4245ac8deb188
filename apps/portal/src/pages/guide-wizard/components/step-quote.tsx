import { formatTime, parseMxn, quoteLifeMs } from '@trastienda/domain';
import { Link } from '@trastienda/ui/Link';
import { QuoteList, type QuoteSort as ListSort, RouteCard } from '@trastienda/ui/GuideWizard';
import { paths } from '../../../shared/routes/paths.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { placesOf } from '../model/places.ts';
import { serviceId } from '../model/quote-rows.ts';
import { stepAfter } from '../model/steps.ts';
import type { QuoteSort } from '../../../entities/guide/search.ts';
import { draftChanged, quotesWanted } from '../slice.ts';
import type { WizardView } from '../use-wizard.ts';
import { Notices } from './notices.tsx';
import { Parcel } from './parcel.tsx';
import { PurchaseFooter } from './purchase-footer.tsx';
import { AlternativeGuides } from '../alternative-guides/alternative-guides.tsx';
import { type StepProps, WizardFrame } from './wizard-frame.tsx';

const sortOnList: Readonly<Record<QuoteSort, ListSort>> = {
  recomendada: 'recommended',
  barata: 'cheapest',
  rapida: 'fastest',
};
const sortInAddress: Readonly<Record<ListSort, QuoteSort>> = {
  recommended: 'recomendada',
  cheapest: 'barata',
  fastest: 'rapida',
};

const statusOf = ({ quote, isUpdating, request }: WizardView) => {
  if (!request.ok) return quote.quoted === null ? 'ready' : 'updating';
  if (quote.status === 'failed') return 'failed';
  if (quote.quoted === null) return 'loading';
  return isUpdating ? 'updating' : 'ready';
};

/** Step 3: the options of the carriers, compared; beside them what they were asked for, to be changed in place. */
export function StepQuote(props: StepProps) {
  const { view, search, go } = props;
  const { quote, draft, items, option, orderNumber, order, clock, request } = view;
  const dispatch = useAppDispatch();
  const change = (change: Parameters<typeof draftChanged>[0]['change']) =>
    void dispatch(draftChanged({ orderNumber, change, at: Date.now() }));
  const choose = (id: string) => {
    const [nameParcel, serviceType] = JSON.parse(id) as [string, string];
    change({ choice: { nameParcel, serviceType } });
  };
  const canGoOn = option !== null && statusOf(view) === 'ready' && request.ok && draft.content.trim() !== '';
  const next = () => canGoOn && go({ paso: stepAfter('cotizar') });
  const worth = parseMxn(draft.value);
  const until =
    quote.quoted && formatTime(new Date(quote.quoted.at + quoteLifeMs).toISOString(), clock.timeZone);
  return (
    <WizardFrame
      {...props}
      onNext={next}
      aside={
        <>
          <RouteCard {...placesOf(view)} onEdit={() => go({ paso: 'origen' })} />
          <Parcel view={view} showsAll />
        </>
      }
      footer={
        <PurchaseFooter
          view={view}
          primaryLabel="Revisar y generar"
          disabledReason={canGoOn ? undefined : reasonOf(view)}
          onPrimary={next}
          onBack={() => go({ paso: 'paquete' })}
        />
      }
    >
      <Notices view={view} />
      <QuoteList
        options={items}
        value={option && serviceId(option)}
        onChange={choose}
        status={statusOf(view)}
        sort={sortOnList[search.orden]}
        onSortChange={(sort) => go({ orden: sortInAddress[sort], paso: 'cotizar' }, { replace: true })}
        validity={`Precios con IVA · válidos hasta las ${until}`}
        destinationZipCode={order.shippingAddress.zipCode}
        onEditParcel={() => go({ paso: 'paquete' })}
        {...(quote.error?.isTooLarge && { tooLarge: quote.error.message })}
        {...(quote.error?.title && { labels: { failed: quote.error.title } })}
        {...(quote.error?.folio && !quote.error.title && { folio: quote.error.folio })}
        {...((quote.error?.isRefusal || quote.error?.isSaid) && {
          failure: quote.error.isOfStorehouse ? (
            <>
              {quote.error.message}. <Link href={paths.storehouse(orderNumber)}>Editar almacén</Link>
            </>
          ) : (
            quote.error.message
          ),
        })}
        {...(!quote.error?.isRefusal && {
          onRetry: () => void dispatch(quotesWanted({ orderNumber })),
        })}
        {...(worth.ok && {
          insurance: {
            covers: worth.value,
            included: draft.insurance,
            onChange: (insurance: boolean) => change({ insurance }),
          },
        })}
      />
      <AlternativeGuides view={view} />
    </WizardFrame>
  );
}

function reasonOf(view: WizardView): string {
  if (!view.request.ok || view.draft.content.trim() === '') return 'Corrige el paquete';
  if (view.isUpdating || view.quote.quoted === null) return 'Se están actualizando los precios';
  return 'Elige una opción';
}
