import { useId, type ReactNode, type RefAttributes } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  type PressEvent,
} from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { ButtonSize, ButtonVariant } from './options.ts';
import * as s from './Button.css.ts';

/** The props of every button, with words or with an icon alone. */
export interface ButtonActProps {
  /** Called when it is pressed: by pointer, by touch, with Enter or Space, or by a screen reader. */
  onPress?: (event: PressEvent) => void;
  /** 28, 36 (44 on a phone) or 44 px. Default: `md`. */
  size?: ButtonSize | undefined;
  /** The act is under way: the button keeps its width, or takes what `pendingLabel` needs, and its focus; it does not act again. */
  pending?: boolean | undefined;
  /** Says why the button cannot act now: it looks disabled, but stays focusable and gives the reason. */
  disabledReason?: string | undefined;
  /** Cannot act, takes no focus and gives no reason; where people may wonder, give `disabledReason`. Default: false. */
  isDisabled?: boolean;
  /** The part that it has in a form: `submit` sends it. Default: `button`. */
  type?: 'button' | 'submit' | 'reset';
  /** Extra class name for the root element. */
  className?: string | undefined;
}

export interface ButtonProps
  extends
    Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'>,
    ButtonActProps,
    RefAttributes<HTMLButtonElement> {
  /** Verb and object: "Generar 3 guías". */
  children?: ReactNode;
  /** One `primary` a view. `dangerSolid` only inside ConfirmModal. Default: `secondary`. */
  variant?: ButtonVariant | undefined;
  /** Stands before the label; an icon of 16 px. */
  icon?: ReactNode;
  /** Stands after the label. */
  iconEnd?: ReactNode;
  /** Says what is going on, with the same verb: "Generando…". Default: the spinner alone. */
  pendingLabel?: string | undefined;
}

/** Starts an act. To go somewhere, use Link or ButtonLink. */
export function Button({
  children,
  className,
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  pending = false,
  pendingLabel,
  disabledReason,
  onPress,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const unavailable = disabledReason !== undefined && disabledReason !== '';
  return (
    <AriaButton
      {...rest}
      {...(unavailable
        ? { 'aria-disabled': true, 'aria-describedby': reasonId, 'data-unavailable': true }
        : onPress && { onPress })}
      type={unavailable ? 'button' : type}
      isPending={pending}
      className={cx(s.root, s.variant[variant], s.sizes[size], className)}
    >
      <span className={cx(s.content, pending && s.contentPending)}>
        {icon}
        {children}
        {iconEnd}
      </span>
      {pending && (
        <span className={cx(s.content, s.pending)}>
          <Spinner />
          {pendingLabel}
        </span>
      )}
      {unavailable && (
        <span id={reasonId} className={s.reason} aria-hidden>
          {disabledReason}
        </span>
      )}
    </AriaButton>
  );
}
