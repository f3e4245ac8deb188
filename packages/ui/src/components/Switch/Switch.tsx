import type { ReactNode, RefAttributes } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as s from './Switch.css.ts';

export interface SwitchProps
  extends Omit<AriaSwitchProps, 'className' | 'style' | 'children'>, RefAttributes<HTMLLabelElement> {
  /** The effect, in words: "Asegurar el envío". Without one, give `aria-label`. */
  children?: ReactNode;
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** Whether it is on. Give it to control it. */
  isSelected?: boolean;
  /** Whether it is on at first, when it keeps that itself. Default: false. */
  defaultSelected?: boolean;
  /** Called with whether it is on, when the person changes it. */
  onChange?: (isSelected: boolean) => void;
  /** Cannot be changed, takes no focus, and is not sent with a form. Default: false. */
  isDisabled?: boolean;
}

/** A setting that takes effect at once. In a form that is sent, use Checkbox. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={cx(s.root, className)}>
      <span className={s.track}>
        <span className={s.thumb} />
      </span>
      {children}
    </AriaSwitch>
  );
}
