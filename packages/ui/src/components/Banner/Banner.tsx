import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckCircleIcon, type Icon, InfoIcon, OctagonIcon, TriangleIcon } from '../../icons/index.ts';
import { CloseButton } from '../../internal/CloseButton.tsx';
import { cx } from '../../internal/cx.ts';
import { restoreFocusOnUnmount } from '../../internal/restore-focus-on-unmount.ts';
import type { BannerTone } from './options.ts';
import * as s from './Banner.css.ts';

const icons: Record<BannerTone, Icon> = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: TriangleIcon,
  critical: OctagonIcon,
};

export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Default: `info`. */
  tone?: BannerTone | undefined;
  /** Default: the tone's icon. */
  icon?: Icon | undefined;
  /** The fact, in few words. */
  title?: ReactNode;
  /** Takes at most one action. */
  action?: ReactNode;
  /** Called when the user presses the ×; omit it to hide the ×. */
  onDismiss?: (() => void) | undefined;
  /** Name of the ×. Default: `Cerrar aviso`. */
  dismissLabel?: string | undefined;
  /** The consequence of the fact, in one sentence. */
  children?: ReactNode;
}

/** A sentence about the page or the card it heads. Critical ones are announced at once. */
export function Banner({
  tone = 'info',
  icon,
  title,
  action,
  onDismiss,
  dismissLabel = 'Cerrar aviso',
  className,
  children,
  ...rest
}: BannerProps) {
  const Mark = icon ?? icons[tone];
  return (
    <div
      role={tone === 'critical' ? 'alert' : 'status'}
      {...rest}
      className={cx(s.root, s.tone[tone], className)}
    >
      <Mark className={s.icon[tone]} />
      <div className={s.content}>
        {title !== undefined && <span className={s.title}>{title} </span>}
        <span className={title === undefined ? undefined : s.detail}>{children}</span>
      </div>
      {(action !== undefined || onDismiss) && (
        <div ref={restoreFocusOnUnmount} className={s.actions}>
          {action}
          {onDismiss && <CloseButton label={dismissLabel} onPress={onDismiss} />}
        </div>
      )}
    </div>
  );
}
