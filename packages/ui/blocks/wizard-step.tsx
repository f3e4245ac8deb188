import { Button } from '@trastienda/ui/Button';
import { PageHeader } from '@trastienda/ui/PageHeader';
import { type ProgressStep, ProgressSteps } from '@trastienda/ui/ProgressSteps';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WizardStepProps {
  title: string;
  steps: readonly ProgressStep[];
  /** The key of the step that is shown. */
  current: string;
  /** The fields of the step. */
  children: ReactNode;
  /** What the next act does or costs: «Total $148.50». */
  summary?: ReactNode;
  /** The verb of the next act: «Revisar», «Generar guía». */
  nextLabel: string;
  /** Shows the next step, or says in the fields what has to be corrected; it never rejects. */
  onNext: () => Promise<void>;
  onBack?: (() => void) | undefined;
}

/** A step of a task: where one is, its fields, and one way on. The focus goes to the title of each new step. */
export function WizardStep({
  title,
  steps,
  current,
  children,
  summary,
  nextLabel,
  onNext,
  onBack,
}: WizardStepProps) {
  const [isGoing, setGoing] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) head.current?.focus();
    shown.current = current;
  }, [current]);
  const next = async () => {
    setGoing(true);
    await onNext();
    setGoing(false);
  };
  return (
    <>
      <div ref={head} tabIndex={-1}>
        <PageHeader title={title} />
      </div>
      <ProgressSteps aria-label={`Pasos: ${title}`} steps={[...steps]} current={current} />
      {children}
      <StickyFooter summary={summary}>
        {onBack && <Button onPress={onBack}>Atrás</Button>}
        <Button variant="primary" pending={isGoing} onPress={() => void next()}>
          {nextLabel}
        </Button>
      </StickyFooter>
    </>
  );
}
