import { getOnboardingStore } from '@trastienda/api-client/onboarding-aws';
import { ButtonLink } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { EmptyState } from '@trastienda/ui/EmptyState';
import type { ReactNode } from 'react';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { CallFailed, PageHeader } from '../../shared/layout/index.ts';
import { paths } from '../../shared/routes/paths.ts';
import { selectSession } from '../../shared/session/selectors.ts';
import { BareFrame } from '../../shared/layout/bare-frame.tsx';
import { useAppSelector, useRead } from '../../shared/store/hooks.ts';
import { Stranger } from './frame.tsx';
import type { Onboarding } from './model.ts';
import { onboardingState } from './operations.ts';

type Props = {
  readonly title: string;
  readonly context: string;
  /** Whether the step is open; another one leads back to the list. */
  readonly isOpen: (state: Onboarding) => boolean;
  /** Why it is not open yet. */
  readonly closed: string;
  readonly children: (state: Onboarding) => ReactNode;
};

/** A step with a page of its own: who has not come so far is led back to the list. */
export function StepPage(props: Props) {
  const session = useAppSelector(selectSession);
  return <BareFrame>{session === null ? <Stranger /> : <Step {...props} />}</BareFrame>;
}

function Step({ title, context, isOpen, closed, children }: Props) {
  const known = useRead(onboardingState, {});
  const back = { href: paths.onboarding(), label: 'Tu registro' };
  if (known.value === null) {
    return (
      <>
        <PageHeader title={title} back={back} />
        {known.status === 'failed' ? (
          <CallFailed
            error={known.error}
            call={getOnboardingStore}
            title="No pudimos cargar tu registro"
            comfort="Lo que guardaste está a salvo."
            onRetry={known.ask}
          />
        ) : (
          <Card aria-busy>
            <CardBodySkeleton height={320} lines={6} />
          </Card>
        )}
      </>
    );
  }
  if (!isOpen(known.value)) {
    return (
      <>
        <PageHeader title={title} back={back} />
        <Card>
          <EmptyState
            headingLevel={2}
            title={closed}
            action={<ButtonLink href={paths.onboarding()}>Ver los pasos</ButtonLink>}
          />
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader title={title} context={context} back={back} />
      {children(known.value)}
    </>
  );
}
