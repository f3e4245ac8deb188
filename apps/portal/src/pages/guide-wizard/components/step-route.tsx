import { clampNeighborhood, groupOrderLines, counted, listText } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { CharacterPreview } from '@trastienda/ui/CharacterPreview';
import { GuideFooter, type RoutePlace } from '@trastienda/ui/GuideWizard';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { Link } from '@trastienda/ui/Link';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/routes/paths.ts';
import { guideLines } from '../../../entities/guide/guide-lines.ts';
import { placesOf } from '../model/places.ts';
import { stepAfter } from '../model/steps.ts';
import { AlternativeGuides } from '../alternative-guides/alternative-guides.tsx';
import { type StepProps, WizardFrame } from './wizard-frame.tsx';
import * as s from '../../../entities/guide/guide.css.ts';

/** Step 1: where the parcel leaves from, where it goes, and what of the order is in it. */
export function StepRoute(props: StepProps) {
  const { view, go } = props;
  const { storehouse, order, missing, orderNumber } = view;
  const { origin, destination } = placesOf(view);
  const isReady = missing.origin.length + missing.destination.length === 0;
  const edit = paths.editGuideAddress(orderNumber);
  const next = () => go({ paso: stepAfter('origen') });
  return (
    <WizardFrame
      {...props}
      {...(isReady && { onNext: next })}
      footer={
        <GuideFooter
          primaryLabel="Continuar"
          disabledReason={isReady ? undefined : 'Completa las direcciones'}
          onPrimary={next}
        />
      }
    >
      <div className={s.pair}>
        <Stop
          title="Sale de"
          place={origin}
          lines={[storehouse.contactName, storehouse.phone]}
          colony={storehouse.address.suburb}
          missing={missing.origin}
          href={paths.storehouse(orderNumber)}
          editLabel="Editar almacén"
        />
        <Stop
          title="Destino"
          place={destination}
          lines={[order.shippingAddress.phoneNumber, order.shippingAddress.notes]}
          colony={order.shippingAddress.suburb}
          missing={missing.destination}
          href={edit}
          editLabel="Editar dirección"
        />
      </div>
      <Items {...props} />
      <AlternativeGuides view={view} />
    </WizardFrame>
  );
}

type StopProps = {
  readonly title: string;
  readonly place: RoutePlace;
  readonly lines: readonly (string | null)[];
  readonly colony: string | null;
  readonly missing: readonly string[];
  readonly href: string;
  readonly editLabel: string;
};

/** One end of the way. A colony that the guide cannot print whole says so here, and not on the paper (D111). */
function Stop({ title, place, lines, colony, missing, href, editLabel }: StopProps) {
  const navigate = useNavigate();
  const isLong = clampNeighborhood(colony).cut !== '';
  return (
    <Card
      title={title}
      action={
        <Link variant="action" href={href}>
          {editLabel}
        </Link>
      }
    >
      <div className={s.stack}>
        <address className={s.address}>
          <Line isName>{place.name}</Line>
          {[place.street, place.line, ...lines].filter(Boolean).map((line) => (
            <Line key={line}>{line}</Line>
          ))}
        </address>
        {missing.length > 0 && (
          <Banner
            tone="critical"
            title={`Falta ${listText(missing)}.`}
            action={
              <ButtonLink size="sm" href={href}>
                Completar
              </ButtonLink>
            }
          >
            Sin eso no se puede imprimir la guía.
          </Banner>
        )}
        {isLong && (
          <CharacterPreview
            kind="neighborhood"
            value={colony ?? ''}
            onShorten={() => void navigate(href)}
            labels={{ printed: 'Así se imprime la colonia' }}
          />
        )}
      </div>
    </Card>
  );
}

const Line = ({ isName = false, children }: { readonly isName?: boolean; readonly children: ReactNode }) => (
  <span className={isName ? s.addressName : s.addressLine}>{children}</span>
);

function Items({ view: { order, lines } }: StepProps) {
  const grouped = groupOrderLines(guideLines(order, lines)).lines;
  return (
    <Card title="Artículos">
      <KeyValueList
        items={grouped.map(({ colocationId, name, quantity }) => ({
          key: colocationId,
          label: name,
          value: counted(quantity, 'pieza'),
        }))}
      />
    </Card>
  );
}
