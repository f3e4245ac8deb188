import { formatMxn, type Centavos } from '@trastienda/domain';
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { CheckCircleIcon, DownloadIcon, PrinterIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as s from './cards.css.ts';

export interface GuideResultLabels {
  done: string;
  carrier: string;
  cost: string;
  balance: string;
  print: string;
  download: string;
  verifying: string;
  verifyingText: string;
  verifyingNote: string;
  failed: string;
}

const es: GuideResultLabels = {
  done: 'Se generó la guía',
  carrier: 'Paquetería',
  cost: 'Costo',
  balance: 'Saldo',
  print: 'Imprimir',
  download: 'Descargar',
  verifying: 'Verificando con la paquetería…',
  verifyingText:
    'La conexión se cortó al comprar. No vuelvas a generar la guía: en un momento sabremos si ya existe.',
  verifyingNote: 'Puedes seguir trabajando; te avisamos aquí.',
  failed: 'No se generó la guía',
};

interface Done {
  status: 'done';
  guide: string;
  /** "Veloz MX Terrestre" */
  carrier: string;
  cost: Centavos;
  /** The wallet after the charge. */
  balance?: Centavos | null | undefined;
  /** A LabelPreview. */
  label?: ReactNode;
  onPrint?: (() => void) | undefined;
  onDownload?: (() => void) | undefined;
}
/** The answer was lost: whether the guide exists is being found out. No second attempt is possible. */
interface Unknown {
  status: 'unknown';
}
interface Failed {
  status: 'failed';
  /** Says what happened, and that nothing was charged. */
  message: ReactNode;
  folio?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export type GuideOutcome = Done | Unknown | Failed;

export interface GuideResultProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Says how the purchase ended: `done`, `unknown` or `failed`, each with what belongs to it. */
  outcome: GuideOutcome;
  /** Other ways on: "Ver pedido", "Crear otra guía". */
  actions?: ReactNode;
  /** Replaces some of the component's words. */
  labels?: Partial<GuideResultLabels> | undefined;
}

/** Shows how the purchase ended: with the guide and its label, with a refusal, or not known yet. */
export function GuideResult({ outcome, actions, labels, className, ...rest }: GuideResultProps) {
  const words = { ...es, ...labels };
  if (outcome.status === 'unknown') {
    return (
      <div {...rest} className={cx(s.waiting, className)}>
        <Spinner />
        <OutcomeTitle className={s.waitingTitle}>{words.verifying}</OutcomeTitle>
        <p className={s.waitingText} role="status">
          {words.verifyingText}
        </p>
        <p className={s.waitingNote}>{words.verifyingNote}</p>
        {actions}
      </div>
    );
  }
  if (outcome.status === 'failed') {
    return (
      <div role="alert" {...rest} className={cx(s.waiting, className)}>
        <ErrorState
          title={words.failed}
          {...(outcome.onRetry && { onRetry: outcome.onRetry })}
          {...(outcome.folio !== undefined && { folio: outcome.folio })}
          secondaryAction={actions}
        >
          {outcome.message}
        </ErrorState>
      </div>
    );
  }
  const { guide, carrier, cost, balance, label, onPrint, onDownload } = outcome;
  return (
    <div {...rest} className={cx(s.result, className)}>
      <div className={s.resultWords}>
        <div className={s.resultHead}>
          <CheckCircleIcon size={24} className={s.resultIcon} />
          <OutcomeTitle className={s.resultTitle}>{words.done}</OutcomeTitle>
        </div>
        <p className={s.guideNumber}>{guide}</p>
        <KeyValueList
          items={[
            { key: 'carrier', label: words.carrier, value: carrier },
            { key: 'cost', label: words.cost, value: formatMxn(cost) },
            ...(balance === undefined || balance === null
              ? []
              : [{ key: 'balance', label: words.balance, value: formatMxn(balance) }]),
          ]}
        />
        <div className={s.resultActions}>
          {onPrint && (
            <Button variant="primary" icon={<PrinterIcon size={16} />} onPress={onPrint}>
              {words.print}
            </Button>
          )}
          {onDownload && (
            <Button icon={<DownloadIcon size={16} />} onPress={onDownload}>
              {words.download}
            </Button>
          )}
          {actions}
        </div>
      </div>
      {label !== undefined && <div className={s.labelPlace}>{label}</div>}
    </div>
  );
}

/** The page has changed under the person: focus goes to what it says now. */
function OutcomeTitle({ className, children }: { className: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}
