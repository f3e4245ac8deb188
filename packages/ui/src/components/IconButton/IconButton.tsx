import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button, type ButtonActProps, type ButtonProps } from '../Button/Button.tsx';
import type { ButtonVariant } from '../Button/options.ts';
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';
import * as s from './IconButton.css.ts';

export interface IconButtonProps
  extends Omit<ButtonProps, 'children' | 'icon' | 'iconEnd' | 'pendingLabel'>, ButtonActProps {
  /** Says what the button does; is its accessible name and its tooltip. */
  label: string;
  /** An icon: 16 px in `sm`, 20 px otherwise. */
  icon?: ReactNode;
  /** The look of the button. Default: `ghost`, without edge or ground. */
  variant?: ButtonVariant | undefined;
  /** The side on which the tooltip shows. Default: `top`. */
  tooltipPlacement?: TooltipProps['placement'] | undefined;
}

/** A button with an icon alone. */
export function IconButton({
  label,
  icon,
  className,
  variant = 'ghost',
  size = 'md',
  tooltipPlacement,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip content={label} placement={tooltipPlacement}>
      <Button
        {...rest}
        aria-label={label}
        variant={variant}
        size={size}
        className={cx(s.root, s.sizes[size], className)}
      >
        {icon}
      </Button>
    </Tooltip>
  );
}
