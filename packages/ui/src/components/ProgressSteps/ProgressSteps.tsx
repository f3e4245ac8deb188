import { statusFamilies, type StatusFamily } from '@trastienda/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { CheckIcon, OctagonIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { StatusGlyph } from '../StatusGlyph/StatusGlyph.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { stepStates, type StepState } from './ProgressSteps.model.ts';
import * as s from './ProgressSteps.css.ts';

export interface ProgressStep {
  key: string;
  label: string;
  /** "Desde 25 nov, 09:20"; only with `variant="status"`. */
  note?: ReactNode;
  /** The family whose colour a reached step has; not with `variant="line"`. Default: the key, where it names one. */
  status?: StatusFamily | undefined;
  /** The address at which a finished step, or one that was reached already, can be looked at again. */
  href?: string | undefined;
  /** One was there before and came back: it is a link as those that are done. Default: false. */
  isReached?: boolean | undefined;
  /** Something is left to do in it: it has no tick. Default: false. */
  hasFaults?: boolean | undefined;
}

const roots = { line: s.line, bar: s.bar, status: s.status };

export type ProgressStepsLabels = Record<StepState, string>;

const es: ProgressStepsLabels = {
  done: 'hecho',
  now: 'paso actual',
  next: 'por hacer',
  failed: 'con un problema',
};

export interface ProgressStepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Default: none. */
  steps?: readonly ProgressStep[] | undefined;
  /** Key of the step under way; `null` when all are done. Default: the first. */
  current?: string | null | undefined;
  /** The current step met a problem. Default: false. */
  failed?: boolean | undefined;
  /** Discs on a line, a bar of segments, or the life of an order. Default: `line`. */
  variant?: 'line' | 'bar' | 'status' | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<ProgressStepsLabels> | undefined;
  /** Names the steps as a whole: "Pasos de la guía". */
  'aria-label'?: string;
}

/** Shows where one is in a task of a few steps, or an order in its life. */
export function ProgressSteps({
  steps = [],
  current = steps[0]?.key ?? null,
  failed = false,
  variant = 'line',
  labels,
  className,
  ...rest
}: ProgressStepsProps) {
  const words = { ...es, ...labels };
  const states = stepStates(
    steps.map((step) => step.key),
    current,
    failed,
  );
  return (
    <ol {...rest} className={cx(roots[variant], className)}>
      {steps.map((step, at) => {
        const state = stateOf(step, states[at] ?? 'next');
        const props = {
          'data-state': state,
          ...(step.key === current && { 'aria-current': 'step' as const }),
        };
        const spoken = <VisuallyHidden>{`, ${words[state]}`}</VisuallyHidden>;
        const family = step.status ?? statusFamilies.find((name) => name === step.key);
        // A problem is no colour of a family's.
        const reached = state === 'next' || state === 'failed' ? undefined : family;
        if (variant === 'bar') {
          return (
            <li key={step.key} className={cx(s.barStep, reached && s.statusLine[reached])} {...props}>
              <VisuallyHidden>{`${step.label}, ${words[state]}`}</VisuallyHidden>
            </li>
          );
        }
        if (variant === 'status') {
          return (
            <li key={step.key} className={cx(s.statusStep, reached && s.statusLine[reached])} {...props}>
              <div className={s.statusBody}>
                {state === 'failed' ? (
                  <OctagonIcon size={16} className={s.failedGlyph} />
                ) : (
                  <StatusGlyph status={reached ?? 'future'} className={s.statusGlyph} />
                )}
                <div>
                  <p className={s.statusLabel}>
                    {step.label}
                    {spoken}
                  </p>
                  {step.note !== undefined && <p className={s.note}>{step.note}</p>}
                </div>
              </div>
            </li>
          );
        }
        return (
          <li key={step.key} className={s.lineStep} {...props}>
            <LineStep step={step} state={state} number={at + 1} isCurrent={step.key === current}>
              {spoken}
            </LineStep>
          </li>
        );
      })}
    </ol>
  );
}

/** A step that is done or was reached, with something left to do in it, is not done. */
const stateOf = ({ hasFaults, isReached }: ProgressStep, state: StepState): StepState =>
  hasFaults === true && (state === 'done' || (state === 'next' && isReached === true)) ? 'failed' : state;

function LineStep({
  step,
  state,
  number,
  isCurrent,
  children,
}: {
  step: ProgressStep;
  state: StepState;
  number: number;
  isCurrent: boolean;
  children: ReactNode;
}) {
  const content = (
    <>
      <span className={cx(s.disc, s.discState[state])}>
        {state === 'done' ? <CheckIcon size={16} /> : state === 'failed' ? <OctagonIcon size={16} /> : number}
      </span>
      <span className={s.label}>
        {step.label}
        {children}
      </span>
    </>
  );
  const isOpen = state === 'done' || step.isReached === true || step.hasFaults === true;
  return isOpen && !isCurrent && step.href !== undefined ? (
    <AriaLink href={step.href} className={s.target}>
      {content}
    </AriaLink>
  ) : (
    <span className={s.target}>{content}</span>
  );
}
