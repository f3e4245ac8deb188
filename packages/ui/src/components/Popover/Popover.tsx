import type { ReactElement, ReactNode, RefAttributes } from 'react';
import { Dialog, DialogTrigger, Heading, type PopoverProps as AriaPopoverProps } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import * as list from '../../internal/list/list.css.ts';
import { Popover as AriaPopover } from '../../internal/popover.tsx';
import * as s from './Popover.css.ts';

export interface PopoverProps
  extends
    Omit<AriaPopoverProps, 'className' | 'style' | 'children' | 'trigger' | 'isOpen'>,
    RefAttributes<HTMLElement> {
  /** The control that opens it: one Button or IconButton. */
  trigger: ReactElement;
  /** Content, or what draws it given a way to close. */
  children?: ReactNode | ((api: { close: () => void }) => ReactNode);
  /** Extra class name for the floating box. */
  className?: string | undefined;
  /** Heading of the content. Without one, give `aria-label`. */
  title?: ReactNode;
  /** No padding: the content is a list that reaches the edges. Default: false. */
  flush?: boolean | undefined;
  /** Controls whether it is open; omit it to let the component decide. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first, when it keeps that itself. Default: false. */
  defaultOpen?: boolean;
  /** Called with `false` when the person closes it, and with `true` when the trigger opens it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Name of the content where it has no `title`. */
  'aria-label'?: string;
}

/** More about one control, beside it. Focus goes in and comes back; Esc closes. */
export function Popover({
  trigger,
  children,
  className,
  title,
  flush = false,
  isOpen,
  defaultOpen,
  onOpenChange,
  'aria-label': label,
  ...rest
}: PopoverProps) {
  return (
    <DialogTrigger
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
    >
      {trigger}
      <AriaPopover offset={4} placement="bottom start" {...rest} className={cx(list.surface, className)}>
        <Dialog
          className={cx(s.dialog, !flush && s.padded)}
          {...(label !== undefined && { 'aria-label': label })}
        >
          {({ close }) => (
            <>
              {title !== undefined && (
                <Heading slot="title" className={s.title}>
                  {title}
                </Heading>
              )}
              {typeof children === 'function' ? children({ close }) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
