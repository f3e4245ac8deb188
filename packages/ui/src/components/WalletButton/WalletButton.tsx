import { absentValue, formatMxn, type Centavos } from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { ExternalIcon, RefreshIcon, WalletIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './WalletButton.css.ts';

export interface WalletButtonLabels {
  balance: string;
  loading: string;
  failed: string;
  retry: string;
  topUp: string;
  external: string;
}

const es: WalletButtonLabels = {
  balance: 'Saldo para guías',
  loading: 'Cargando saldo',
  failed: 'No pudimos cargar tu saldo',
  retry: 'Reintentar',
  topUp: 'Recargar',
  external: '(se abre en otra pestaña)',
};

export interface WalletButtonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whole centavos. */
  balance?: Centavos | null | undefined;
  /** Default: `ready` with a balance, else `loading`. */
  status?: 'loading' | 'failed' | 'ready' | undefined;
  /** The top-up page, opened in another tab. Without it the balance is plain text. */
  href?: string | undefined;
  /** Asks for the balance again. */
  onRetry?: (() => void) | undefined;
  /** `button` in the top bar, `card` on the home page of a phone. Default: `button`. */
  variant?: 'button' | 'card' | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<WalletButtonLabels> | undefined;
}

/** The wallet's balance in Mexican pesos, and the way to top it up. Home only. */
export function WalletButton({
  balance = null,
  status = balance === null ? 'loading' : 'ready',
  href,
  onRetry,
  variant = 'button',
  labels,
  className,
  ...rest
}: WalletButtonProps) {
  const words = { ...es, ...labels };
  const newTab = { target: '_blank', rel: 'noopener noreferrer' };
  const amount = status === 'ready' && balance !== null ? formatMxn(balance) : absentValue;
  const retry = status === 'failed' && onRetry && (
    <Button size="sm" variant="ghost" icon={<RefreshIcon size={16} />} onPress={onRetry}>
      {words.retry}
    </Button>
  );
  const figure = (inCard: boolean) =>
    status === 'loading' ? (
      <>
        {/* In a card as high as the figure: what is below it does not move. */}
        <Skeleton width={72} {...(inCard && { height: 16, style: { marginBlock: 4 } })} />
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </>
    ) : (
      <>
        {!inCard && <VisuallyHidden>{words.balance} </VisuallyHidden>}
        <span className={inCard ? s.cardAmount : s.amount}>{amount}</span>
        {status === 'failed' && <VisuallyHidden>{words.failed}</VisuallyHidden>}
      </>
    );

  if (variant === 'card') {
    return (
      <div aria-busy={status === 'loading'} {...rest} className={cx(s.card, className)}>
        <WalletIcon className={s.icon} />
        <div className={s.words}>
          {figure(true)}
          <span className={s.cardLabel}>{words.balance}</span>
        </div>
        {retry}
        {href !== undefined && (
          <AriaLink href={href} {...newTab} className={cx(s.root, s.topUp)}>
            {words.topUp}
            <ExternalIcon size={16} />
            <VisuallyHidden> {words.external}</VisuallyHidden>
          </AriaLink>
        )}
      </div>
    );
  }
  const content = (
    <>
      <WalletIcon className={s.icon} />
      {figure(false)}
      {status === 'ready' && <span className={s.currency}>MXN</span>}
    </>
  );
  return (
    <div aria-busy={status === 'loading'} {...rest} className={cx(s.line, className)}>
      {status !== 'loading' && href !== undefined ? (
        <AriaLink href={href} {...newTab} className={s.root}>
          {content}
          <ExternalIcon size={16} />
          <VisuallyHidden>
            {' '}
            {words.topUp} {words.external}
          </VisuallyHidden>
        </AriaLink>
      ) : (
        <span className={s.still}>{content}</span>
      )}
      {retry}
    </div>
  );
}
