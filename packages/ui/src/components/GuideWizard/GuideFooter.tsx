import { absentValue, centavos, formatMxn, type Centavos } from '@trastienda/domain';
import { ArrowRightIcon, ExternalIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { StickyFooter, type StickyFooterProps } from '../StickyFooter/StickyFooter.tsx';
import * as s from './cards.css.ts';

export interface GuideFooterLabels {
  back: string;
  balance: string;
  left: string;
  short: (missing: string) => string;
  topUp: string;
}

const es: GuideFooterLabels = {
  back: 'Atrás',
  balance: 'Saldo',
  left: 'quedarán',
  short: (missing) => `te faltan ${missing}`,
  topUp: 'Recargar saldo',
};

export interface GuideFooterProps extends Omit<StickyFooterProps, 'children' | 'summary'> {
  /** The act of the step: "Continuar", "Revisar y generar", "Generar guía". */
  primaryLabel: string;
  /** Goes on to the next step, or buys. */
  onPrimary?: (() => void) | undefined;
  /** Shows that the action is under way. Default: false. */
  pending?: boolean | undefined;
  /** "Generando…" */
  pendingLabel?: string | undefined;
  /** Says why the user cannot go on: "Elige una opción". */
  disabledReason?: string | undefined;
  /** Called when the user goes one step back; omit it to hide "Atrás". */
  onBack?: (() => void) | undefined;
  /** The chosen option. */
  total?: Centavos | null | undefined;
  /** "Veloz MX Terrestre" */
  service?: string | undefined;
  /** The wallet; with a total it shows what will be left. */
  balance?: Centavos | null | undefined;
  /** Not enough balance turns the primary into this. */
  onTopUp?: (() => void) | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<GuideFooterLabels> | undefined;
}

/** Total, service, balance before and after; "Atrás" and the step's act. */
export function GuideFooter({
  primaryLabel,
  onPrimary,
  pending = false,
  pendingLabel,
  disabledReason,
  onBack,
  total = null,
  service,
  balance = null,
  onTopUp,
  labels,
  ...rest
}: GuideFooterProps) {
  const words = { ...es, ...labels };
  const left = total === null || balance === null ? null : centavos(balance - total);
  const isShort = left !== null && left < 0;
  const consequence =
    left === null
      ? null
      : isShort
        ? words.short(formatMxn(centavos(-left)))
        : `${words.left} ${formatMxn(left)}`;
  const saldo = `${words.balance} ${balance === null ? absentValue : formatMxn(balance)}`;
  const topsUp = isShort && onTopUp;
  return (
    <StickyFooter
      {...rest}
      summary={
        total !== null && (
          <>
            <div className={s.desktopOnly}>
              <p className={s.footerAmount}>{[formatMxn(total), service].filter(Boolean).join(' · ')}</p>
              <p className={s.footerLine}>
                {saldo}
                {consequence !== null && (
                  <>
                    {' · '}
                    <span className={cx(isShort && s.footerShort)}>{consequence}</span>
                  </>
                )}
              </p>
            </div>
            <div className={cx(s.phoneOnly, s.phoneBalance)}>
              <span>{saldo}</span>
              {consequence !== null && (
                <span className={cx(s.phoneConsequence, isShort ? s.footerShort : s.phoneStrong)}>
                  {consequence}
                </span>
              )}
            </div>
          </>
        )
      }
    >
      {onBack && (
        <Button className={s.desktopOnly} onPress={onBack}>
          {words.back}
        </Button>
      )}
      <Button
        variant="primary"
        className={s.primary}
        pending={pending}
        pendingLabel={pendingLabel}
        disabledReason={topsUp ? undefined : disabledReason}
        iconEnd={topsUp ? <ExternalIcon size={16} /> : <ArrowRightIcon size={16} />}
        {...(topsUp ? { onPress: onTopUp } : onPrimary && { onPress: onPrimary })}
      >
        {topsUp ? (
          words.topUp
        ) : (
          // One run of words: what the button sets apart is its arrow.
          <span>
            {primaryLabel}
            {total !== null && <span className={s.phoneAmount}> · {formatMxn(total)}</span>}
          </span>
        )}
      </Button>
    </StickyFooter>
  );
}
