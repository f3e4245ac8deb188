import type { ReactElement, ReactNode, RefAttributes } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger as AriaTooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as s from './Tooltip.css.ts';

export interface TooltipProps
  extends
    Omit<AriaTooltipProps, 'className' | 'style' | 'children' | 'placement'>,
    RefAttributes<HTMLDivElement> {
  /** The control it describes: one Button, IconButton or Link. */
  children: ReactElement;
  /** Short text; never the only place of what a person must know. */
  content: ReactNode;
  /** Extra class name for the floating box. */
  className?: string | undefined;
  /** Side of the control. Default: `top`. */
  placement?: AriaTooltipProps['placement'] | undefined;
  /** Milliseconds of hover before it shows. Default: 300. */
  delay?: number | undefined;
}

/** A few words about a control, on hover and on focus. */
export function Tooltip({
  children,
  content,
  className,
  placement = 'top',
  delay = 300,
  ...rest
}: TooltipProps) {
  return (
    <AriaTooltipTrigger delay={delay} closeDelay={100}>
      {children}
      <AriaTooltip offset={6} {...rest} placement={placement} className={cx(s.root, className)}>
        {content}
      </AriaTooltip>
    </AriaTooltipTrigger>
  );
}
