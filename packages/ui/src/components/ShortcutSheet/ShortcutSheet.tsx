import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { keyCap } from '../../internal/key-hint.css.ts';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import { defaultShortcuts, type ShortcutGroup } from './shortcuts.ts';
import * as s from './ShortcutSheet.css.ts';

export interface ShortcutSheetProps extends Omit<
  ModalProps,
  'title' | 'children' | 'actions' | 'role' | 'size'
> {
  /** Controls whether it is open; omit it to let the component decide. */
  isOpen?: boolean | undefined;
  /** Called with `false` when the person closes it, and with `true` when a trigger opens it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Default: the keys of the application. */
  groups?: readonly ShortcutGroup[] | undefined;
  /** Default: `Atajos del teclado`. */
  title?: ReactNode;
  /** Stands under the keys; holds the switch for single letters. */
  footer?: ReactNode;
  /** The key beside others: `⌘` on a Mac. Default: `Ctrl`. */
  modifier?: string | undefined;
  /** Word between two alternative shortcuts. Default: `o`. */
  orLabel?: string | undefined;
}

/** Lists the keyboard shortcuts. `?` opens it. */
export function ShortcutSheet({
  groups = defaultShortcuts,
  title = 'Atajos del teclado',
  footer,
  modifier = 'Ctrl',
  orLabel = 'o',
  className,
  ...rest
}: ShortcutSheetProps) {
  return (
    <Modal isDismissable {...rest} title={title} size="lg" className={cx(className)}>
      <div className={s.groups}>
        {groups.map(({ id, label, items }) => (
          <section key={id} aria-label={label} className={s.group}>
            <h3 className={s.label}>{label}</h3>
            <dl>
              {items.map(({ keys, does }) => (
                <div key={does} className={s.row}>
                  <dt className={s.does}>{does}</dt>
                  <dd className={s.keys}>
                    {keys.map((way, at) => (
                      <span key={way.join(' ')} className={s.way}>
                        {at > 0 && <span className={s.or}>{orLabel}</span>}
                        {way.map((key) => (
                          <kbd key={key} className={keyCap}>
                            {key === 'Ctrl' ? modifier : key}
                          </kbd>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {footer !== undefined && <div className={s.footer}>{footer}</div>}
    </Modal>
  );
}
