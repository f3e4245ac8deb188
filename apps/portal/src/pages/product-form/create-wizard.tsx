import { formatTime, leaveWarningNeeded } from '@trastienda/domain';
import { GuideWizard } from '@trastienda/ui/GuideWizard';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { UnkeptWarning } from '../../shared/form/unkept-warning.tsx';
import { useClock } from '../../shared/layout/index.ts';
import { usePageTitle } from '../../shared/routes/page-title.ts';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { notified } from '../../shared/store/notifications-slice.ts';
import { useAppDispatch, useRead } from '../../shared/store/hooks.ts';
import { useOpenChannels } from '../../entities/store/use-open-channels.ts';
import { CreateAside } from './create-aside.tsx';
import { CreateFooter } from './create-footer.tsx';
import { DraftBanner, FaultLinks, Verifying } from './create-notices.tsx';
import { goToField } from './go-to-field.ts';
import { type ProductFaults, stepOfField, stepsWithFaults } from './model/faults.ts';
import type { ProductFields } from './model/fields.ts';
import { soldOn } from './model/words.ts';
import { categoryOfId } from './operations.ts';
import * as s from './product-form.css.ts';
import { createAddress, createSearch, type CreateStep, createSteps } from './search.ts';
import { stepNames, Steps } from './steps.tsx';
import { useNewProduct } from './use-new-product.ts';

type Props = {
  /** The name that the draft is kept under. */
  readonly draft: string;
  readonly initial: () => ProductFields;
  /** The name of the product that it is a copy of. */
  readonly copyOf?: string;
};

/** The four steps: each an address, all of them one draft, sent as a draft of the catalogue or as a listing. */
export function CreateWizard({ draft, initial, copyOf }: Props) {
  const { search, go } = useSearch(createSearch);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const clock = useClock();
  const channels = useOpenChannels();
  const step = search.paso as CreateStep;
  const product = useNewProduct({
    draft,
    initial,
    channels,
    onDone: (made, asked) => {
      const text = asked === 'draft' ? 'Se guardó el borrador' : `Se publicó en ${soldOn(made, channels)}`;
      const isSold = asked === 'draft' || soldOn(made, channels) !== '';
      dispatch(
        notified({
          tone: isSold ? 'success' : 'info',
          text: isSold ? text : 'Se guardó, y todavía no se vende: revisa qué le falta en cada canal',
          action: { label: 'Ver producto', href: paths.editProduct(made.id) },
        }),
      );
      void navigate(isSold ? paths.products() : paths.editProduct(made.id), { replace: true });
    },
  });
  const { form, view, keptAt, creation } = product;
  usePageTitle(`Crear producto · ${stepNames[step]}`);
  const frame = useFocusOnStep(step);
  const category = useRead(categoryOfId, form.category === '' ? null : { params: { id: form.category } }, {
    freshFor: 60_000,
  });

  const goTo = (paso: number) => {
    product.reach(paso);
    go({ paso });
  };
  const goField = (field: string) => {
    const at = stepOfField(field, form);
    if (at !== step) go({ paso: at });
    goToField(field);
  };
  const mend = (faults: ProductFaults | null) => {
    const [first] = Object.keys(faults ?? {});
    if (first !== undefined) goField(first);
  };
  const close = () => void navigate(paths.products());
  // The check of all fields is deferred: with a thousand variations each key would wait for it.
  const settled = useDeferredValue(form);
  const { attributes } = product;
  const withFaults = useMemo(
    () => stepsWithFaults(settled, { channels, attributes }),
    [settled, channels, attributes],
  );
  return (
    <GuideWizard
      ref={frame}
      steps={createSteps.map((at) => ({
        key: String(at),
        label: stepNames[at],
        href: createAddress({ ...search, paso: at }),
        isReached: at <= form.reached,
        hasFaults: at <= Math.max(form.reached, step - 1) && withFaults.has(at),
      }))}
      currentStep={String(step)}
      context={form.name.trim() || (copyOf === undefined ? 'Producto nuevo' : `Copia de ${copyOf}`)}
      labels={{
        title: copyOf === undefined ? 'Crear producto' : 'Duplicar producto',
        steps: 'Pasos para crear el producto',
        saved: (time) => `Guardado aquí ${time}`,
      }}
      {...(keptAt !== null && {
        savedAt: formatTime(new Date(keptAt).toISOString(), clock.timeZone),
      })}
      onSaveDraft={() => mend(product.send('draft'))}
      onClose={close}
      onBack={step === 1 ? close : () => goTo(step - 1)}
      aside={<CreateAside product={product} step={step} onEdit={goTo} onGo={goField} />}
      footer={
        <CreateFooter
          product={product}
          step={step}
          channels={channels}
          commission={category.value?.data.commission ?? null}
          onStep={goTo}
          onPublish={() => mend(product.send('listing'))}
        />
      }
    >
      <UnkeptWarning leaving={leaveWarningNeeded({ step: step - 1, productId: null })} closing={false} />
      <div className={s.stack}>
        <DraftBanner product={product} step={step} onGo={goTo} />
        <FaultLinks product={product} onGo={goField} />
        {creation.phase === 'unknown' ? (
          <Verifying isAsking={creation.isAsking} onAsk={product.askNow} />
        ) : (
          <Steps
            step={step}
            form={view}
            channels={channels}
            draft={draft}
            category={category.value?.data ?? null}
            onGo={goField}
          />
        )}
      </div>
    </GuideWizard>
  );
}

/** Another step begins at its top, and the keyboard at its first words; the first one keeps the page's own focus. */
function useFocusOnStep(step: number) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    frame.current?.setAttribute('tabindex', '-1');
    frame.current?.focus({ preventScroll: true });
  }, [step]);
  return frame;
}
