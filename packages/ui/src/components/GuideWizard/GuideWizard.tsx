import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import type { AnyChannel } from '../../internal/channel.ts';
import { ArrowLeftIcon, CloseIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { hasContent } from '../../internal/has-content.ts';
import { Button } from '../Button/Button.tsx';
import { ChannelTile } from '../ChannelBadge/ChannelBadge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressSteps, type ProgressStep } from '../ProgressSteps/ProgressSteps.tsx';
import { guideSteps } from './steps.ts';
import * as s from './GuideWizard.css.ts';

export interface GuideWizardLabels {
  title: string;
  order: (number: string) => string;
  saveDraft: string;
  saved: (time: string) => string;
  close: string;
  back: string;
  steps: string;
  stepOf: (step: number, of: number) => string;
  answers: string;
}

const es: GuideWizardLabels = {
  title: 'Crear guía',
  order: (number) => `Pedido ${number}`,
  saveDraft: 'Guardar borrador',
  saved: (time) => `Guardado ${time}`,
  close: 'Cerrar',
  back: 'Atrás',
  steps: 'Pasos para crear la guía',
  stepOf: (step, of) => `Paso ${step} de ${of}`,
  answers: 'Lo que ya contestaste',
};

export interface GuideWizardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Default: `guideSteps`. */
  steps?: readonly ProgressStep[] | undefined;
  /** Key of the step; `null` when the guide is made. Default: the first. */
  currentStep?: string | null | undefined;
  /** The step met a problem. Default: false. */
  failed?: boolean | undefined;
  /** Code of the order's channel. */
  channel?: AnyChannel | undefined;
  /** The number as the channel writes it: "52093318". */
  orderNumber?: string | undefined;
  /** Client and deadline: "Jorge R. · vence hoy, 18:00". */
  context?: ReactNode;
  /** Earlier answers, at the left on a desktop: RouteCard, ParcelCard. */
  aside?: ReactNode;
  /** The same in one row, for a phone: RouteSummary. */
  summary?: ReactNode;
  /** The step: AddressForm, ParcelCard, QuoteList, ReviewCard or GuideResult. */
  children?: ReactNode;
  /** A GuideFooter. */
  footer?: ReactNode;
  /** The step is a form: keeps 720 px. Default: false. */
  narrow?: boolean | undefined;
  /** Keeps the draft now; shows "Guardar borrador". */
  onSaveDraft?: (() => void) | undefined;
  /** Time of the last save: "09:42". */
  savedAt?: string | undefined;
  /** Leaves the wizard; shows the ×. */
  onClose?: (() => void) | undefined;
  /** Called when the user goes one step back with a phone's arrow. */
  onBack?: (() => void) | undefined;
  /** Main act of the step, for Ctrl+Enter. */
  onSubmit?: (() => void) | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<GuideWizardLabels> | undefined;
}

/** The frame of the guide wizard: what one is making, where one is, earlier answers, the step, and its act. */
export function GuideWizard({
  steps = guideSteps,
  currentStep = steps[0]?.key ?? null,
  failed = false,
  channel,
  orderNumber,
  context,
  aside,
  summary,
  children,
  footer,
  narrow = false,
  onSaveDraft,
  savedAt,
  onClose,
  onBack,
  onSubmit,
  labels,
  className,
  ...rest
}: GuideWizardProps) {
  const words = { ...es, ...labels };
  const titleId = useId();
  const at = steps.findIndex((step) => step.key === currentStep);
  const order = orderNumber === undefined ? undefined : words.order(orderNumber);
  const progress = { steps, current: currentStep, failed, 'aria-label': words.steps };
  return (
    <div
      {...rest}
      className={cx(s.root, className)}
      // The capture phase is needed, because the focused button would take the Enter for itself.
      onKeyDownCapture={(event) => {
        rest.onKeyDownCapture?.(event);
        if (!onSubmit || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
    >
      <div className={s.phoneHeader}>
        <div className={s.phoneRow}>
          {onBack && (
            <IconButton
              className={s.phoneBack}
              label={words.back}
              icon={<ArrowLeftIcon />}
              onPress={onBack}
            />
          )}
          <div className={s.phoneWords}>
            <h1 className={s.phoneTitle}>{steps[at]?.label ?? words.title}</h1>
            <p className={s.phoneStep}>
              {[at >= 0 && words.stepOf(at + 1, steps.length), order].filter(Boolean).join(' · ')}
            </p>
          </div>
          {onClose && (
            <IconButton className={s.phoneClose} label={words.close} icon={<CloseIcon />} onPress={onClose} />
          )}
        </div>
        <ProgressSteps {...progress} variant="bar" />
      </div>
      <div className={s.header}>
        <div>
          <h1 id={titleId} className={s.title}>
            {words.title}
          </h1>
          <p className={s.context}>
            {channel !== undefined && <ChannelTile code={channel} size="sm" />}
            {order}
            {order !== undefined && context !== undefined && ' · '}
            {context}
          </p>
        </div>
        <div className={s.headerActions}>
          {savedAt !== undefined && (
            <span className={s.context} role="status">
              {words.saved(savedAt)}
            </span>
          )}
          {onSaveDraft && (
            <Button variant="ghost" onPress={onSaveDraft}>
              {words.saveDraft}
            </Button>
          )}
          {onClose && (
            <IconButton variant="secondary" label={words.close} icon={<CloseIcon />} onPress={onClose} />
          )}
        </div>
      </div>
      <ProgressSteps {...progress} className={s.steps} />
      <div className={cx(s.body, hasContent(aside) && s.withAside)}>
        {hasContent(aside) && (
          <aside className={s.aside} aria-label={words.answers}>
            {aside}
          </aside>
        )}
        {hasContent(summary) && <div className={s.summary}>{summary}</div>}
        <div className={cx(s.content, narrow && s.narrow)}>{children}</div>
      </div>
      {footer}
    </div>
  );
}
