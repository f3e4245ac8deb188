import { formatDateTime } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { Link } from '@trastienda/ui/Link';
import { Fragment, useState } from 'react';
import { useClock } from '../../shared/layout/index.ts';
import { labelOfField } from './model/faults.ts';
import type { NewProductForm } from './use-new-product.ts';

type DraftProps = {
  readonly product: NewProductForm;
  readonly step: number;
  readonly onGo: (step: number) => void;
};

/** The notice that the text of another day, or of an earlier visit, is here again. */
export function DraftBanner({ product, step, onGo }: DraftProps) {
  const clock = useClock();
  const [found] = useState(() => ({ at: product.keptAt, reached: product.form.reached }));
  const [isGone, setGone] = useState(false);
  if (found.at === null || isGone || product.isBusy) return null;
  return (
    <Banner
      title={`Sigue donde lo dejaste (${formatDateTime(new Date(found.at).toISOString(), clock)})`}
      onDismiss={() => setGone(true)}
      action={
        <Button
          size="sm"
          onPress={() => {
            product.restart();
            setGone(true);
            onGo(1);
          }}
        >
          Empezar de nuevo
        </Button>
      }
    >
      {found.reached > step ? (
        <Link
          onPress={() => {
            setGone(true);
            onGo(found.reached);
          }}
        >
          {`Ir al paso ${found.reached}`}
        </Link>
      ) : (
        'Todo lo que escribiste está aquí.'
      )}
    </Banner>
  );
}

type FaultProps = {
  readonly product: NewProductForm;
  readonly onGo: (field: string) => void;
};

/** The faults of any step, each one press away (experience.md, section 6). */
export function FaultLinks({ product: { faults, form, shown }, onGo }: FaultProps) {
  const names = Object.keys(faults);
  if (names.length === 0) return null;
  const lead = shown === 'draft' ? 'Para guardar el borrador' : 'Para publicar';
  return (
    <Banner
      tone="critical"
      tabIndex={-1}
      data-fault-summary
      title={`${lead}, haz ${names.length === 1 ? 'un cambio' : `${names.length} cambios`}:`}
    >
      {names.slice(0, 12).map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ' · '}
          <Link onPress={() => onGo(name)}>{labelOfField(name, form)}</Link>
        </Fragment>
      ))}
      {names.length > 12 && ` y ${names.length - 12} más`}
    </Banner>
  );
}

type VerifyingProps = { readonly isAsking: boolean; readonly onAsk: () => void };

/** It was sent, and no answer came: it is asked with the same key until there is one. */
export function Verifying({ isAsking, onAsk }: VerifyingProps) {
  return (
    <Banner
      tone="warning"
      title="Verificando si se guardó…"
      action={
        <Button size="sm" pending={isAsking} pendingLabel="Preguntando…" onPress={onAsk}>
          Preguntar ahora
        </Button>
      }
    >
      No llegó la respuesta. Lo preguntamos hasta saberlo, y no se guarda dos veces. Puedes cerrar la página:
      lo que escribiste sigue aquí.
    </Banner>
  );
}
