import { Accordion, type AccordionState } from '@trastienda/ui/Accordion';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { KeyValueList } from '@trastienda/ui/KeyValueList';
import { ProgressBar } from '@trastienda/ui/ProgressBar';
import { absentValue, channelName, type OnboardingStepId } from '@trastienda/domain';
import { FocusArrives } from '../../shared/layout/focus-arrives.tsx';
import { paths } from '../../shared/routes/paths.ts';
import { useSearch } from '../../shared/routes/use-search.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { ApprovalStep, StoreMaking } from './approval-step.tsx';
import { CertificateStep } from './documents.tsx';
import { type Onboarding, openStepOf, reasons, type StepView, stepViews, tallyOf } from './model.ts';
import { stepUpdate } from './operations.ts';
import { onboardingSearch, slugOf } from './search.ts';
import { BankStep, ContactStep, PersonTypeStep, type StepProps, StoreStep } from './steps.tsx';
import * as s from './onboarding.css.ts';

const stateWords: Readonly<Record<AccordionState, string>> = {
  done: 'Listos',
  rejected: 'Rechazados',
  missing: 'Te faltan',
  review: 'En revisión',
  later: 'Después',
};

const forms: Partial<
  Record<OnboardingStepId, (props: StepProps & { readonly reason: string | null }) => React.ReactNode>
> = {
  contact: ContactStep,
  typePerson: PersonTypeStep,
  bank: BankStep,
  taxCertificate: CertificateStep,
};

/** The content under a step; `undefined` where it has a page of its own, or nothing to change: an approved step stays so. */
function contentOf(view: StepView, state: Onboarding, onDone: StepProps['onDone']): React.ReactNode {
  const isSent = state.approval !== null && state.approval.status !== 'rechazado';
  if (view.id === 'store' && state.store !== null) return <StoreGiven store={state.store} />;
  if (view.state === 'done' && isSent) return undefined;
  if (view.id === 'approval') return <ApprovalStep state={state} />;
  if (view.id === 'store')
    return state.storeId === null ? <StoreStep state={state} onDone={onDone} /> : undefined;
  const Form = forms[view.id];
  return Form && <Form state={state} reason={view.reason} onDone={onDone} />;
}

/** The answers of the first step: the store has its number since, and nothing asks for these data again. */
function StoreGiven({ store }: { readonly store: NonNullable<Onboarding['store']> }) {
  return (
    <div className={s.stack}>
      <KeyValueList
        items={[
          { key: 'name', label: 'Nombre de la tienda', value: store.name },
          { key: 'category', label: '¿Qué vendes?', value: store.category },
          { key: 'website', label: 'Sitio web', value: store.website ?? absentValue },
          {
            key: 'channels',
            label: 'Canales',
            value: store.channels.map((code) => channelName(code)).join(', '),
          },
        ]}
      />
      <p className={s.note}>Con estos datos se abrió tu registro; aquí ya no se cambian.</p>
    </div>
  );
}

/** Steps with a page of their own. */
const pages: Partial<Record<OnboardingStepId, string>> = {
  identity: paths.onboardingIdentity(),
  agreement: paths.onboardingAgreement(),
};

/** The eight steps, the open one with its form, and beside them how far one is and why it is asked (D105). */
export function Checklist({ state }: { readonly state: Onboarding }) {
  const { search, go } = useSearch(onboardingSearch);
  const views = stepViews(state);
  const chosen = views.find(({ id, state: standing }) => standing !== 'later' && slugOf(id) === search.paso);
  const open = chosen?.id ?? openStepOf(views);
  const dispatch = useAppDispatch();
  const next: StepProps['onDone'] = ({ storeId, currentStep }) => {
    go({ paso: null });
    dispatch(stepUpdate.requested({ body: { storeId, currentStep } }));
  };
  const { done, minutesLeft, counts } = tallyOf(views);
  return (
    <>
      <StoreMaking state={state} />
      <div className={s.columns}>
        <Card flush>
          <Accordion
            headingLevel={2}
            openKey={open}
            onOpenChange={(id) => go({ paso: id === null ? null : slugOf(id as OnboardingStepId) })}
            items={views.map((view) => {
              const page = pages[view.id];
              const isWaiting = view.state === 'missing' || view.state === 'rejected';
              const content = page === undefined ? contentOf(view, state, next) : undefined;
              return {
                id: view.id,
                title: view.label,
                description: view.description,
                state: view.state,
                // Only the open one is drawn: a form begins with what is known when it opens.
                ...(content !== undefined && { content: view.id === open ? content : null }),
                ...(page !== undefined &&
                  isWaiting && {
                    action: (
                      <ButtonLink size="sm" href={page}>
                        {view.state === 'rejected' ? 'Corregir' : 'Empezar'}
                      </ButtonLink>
                    ),
                  }),
              };
            })}
          />
        </Card>
        <div className={s.aside}>
          <Card title={`${done} de ${views.length} pasos listos`}>
            <div className={s.stack}>
              <ProgressBar
                aria-label="Avance de tu registro"
                value={done / views.length}
                valueText={`${done} de ${views.length}`}
                tone="success"
              />
              <ul className={s.counts}>
                {counts.map(({ state: standing, count }) => (
                  <li key={standing} className={s.count}>
                    <span>{stateWords[standing]}</span>
                    <span>{count}</span>
                  </li>
                ))}
              </ul>
              {minutesLeft > 0 && (
                <p className={s.note}>
                  {minutesLeft === 1 ? 'Te falta un minuto.' : `Te faltan unos ${minutesLeft} minutos.`}
                </p>
              )}
            </div>
          </Card>
          {open !== null && (
            <div className={s.why}>
              <Card title="¿Por qué lo pedimos?">
                <div className={s.stack}>
                  <p>{reasons[open]}</p>
                  <p className={s.note}>Solo tú y quien revisa tu registro ven tus documentos.</p>
                </div>
              </Card>
            </div>
          )}
        </div>
        <FocusArrives at="main h1" />
      </div>
    </>
  );
}
