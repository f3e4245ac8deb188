import { profileInitial } from '@trastienda/domain';
import { useState, type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Link as AriaLink } from 'react-aria-components';
import { LogOutIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { popoverSurface } from '../../internal/popover-surface.css.ts';
import { soon } from '../../internal/soon.css.ts';
import { Popover } from '../../internal/popover.tsx';
import { profileMenuItems, type ProfileMenuItem } from './items.tsx';
import * as s from './ProfileMenu.css.ts';

export interface ProfileMenuLabels {
  /** Stands before the person's name, in the button's name. */
  button: string;
  signOut: string;
  /** Word after the name of an entry whose page is still to be built. */
  soon: string;
}

const es: ProfileMenuLabels = { button: 'Perfil de', signOut: 'Cerrar sesión', soon: 'Pronto' };

/** The props of the menu, with its button or by itself. */
interface ProfileMenuEntriesProps {
  /** The name of the user; `null` while it is unknown. */
  name?: string | null | undefined;
  /** The e-mail of the account; `null` while it is unknown. */
  email?: string | null | undefined;
  /** The entries, in order. Default: `profileMenuItems`. */
  items?: readonly ProfileMenuItem[] | undefined;
  /** The choice of colour scheme, or any other setting. */
  children?: ReactNode;
  /** Ends the session. */
  onSignOut?: (() => void) | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<ProfileMenuLabels> | undefined;
}

export interface ProfileMenuContentProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>, ProfileMenuEntriesProps {
  /** Called when a link is followed: close what holds the menu. */
  onNavigate?: (() => void) | undefined;
}

/** The content of the menu, which the menu page of a phone shows by itself. */
export function ProfileMenuContent({
  name,
  email,
  items,
  children,
  onSignOut,
  onNavigate,
  labels,
  className,
  ...rest
}: ProfileMenuContentProps) {
  const words = { ...es, ...labels };
  return (
    <div {...rest} className={cx(s.inPage, className)}>
      <div className={s.person}>
        {name && <span className={s.name}>{name}</span>}
        {email && <span className={s.email}>{email}</span>}
      </div>
      <ul className={s.list}>
        {(items ?? profileMenuItems).map((item) => (
          <li key={item.key}>
            <AriaLink href={item.href} className={s.entry} {...(onNavigate && { onPress: onNavigate })}>
              {item.icon && <span className={s.entryIcon}>{item.icon}</span>}
              {item.label}
              {item.isSoon && <span className={soon}>{words.soon}</span>}
            </AriaLink>
          </li>
        ))}
      </ul>
      {children !== undefined && <div className={s.slot}>{children}</div>}
      <div className={s.list}>
        <AriaButton className={s.entry} {...(onSignOut && { onPress: onSignOut })}>
          <span className={s.entryIcon}>
            <LogOutIcon />
          </span>
          {words.signOut}
        </AriaButton>
      </div>
    </div>
  );
}

export interface ProfileMenuProps
  extends Omit<ProfileMenuContentProps, 'ref' | 'onNavigate'>, ProfileMenuEntriesProps {
  /** The button that opens it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The round button with the person's first letter, and the menu it opens. */
export function ProfileMenu({
  ref,
  name,
  email,
  items,
  children,
  onSignOut,
  labels,
  className,
  ...rest
}: ProfileMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const label = `${labels?.button ?? es.button} ${name || email || ''}`.trim();
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton
        {...(rest as Record<`data-${string}`, string>)}
        {...(ref && { ref })}
        aria-label={label}
        className={cx(s.button, className)}
      >
        {profileInitial({ name: name ?? null, email: email ?? null })}
      </AriaButton>
      <Popover placement="bottom end" offset={6} className={popoverSurface}>
        <Dialog className={s.panel} aria-label={label}>
          <ProfileMenuContent
            style={{ border: 0 }}
            name={name}
            email={email}
            items={items}
            labels={labels}
            onNavigate={() => setOpen(false)}
            {...(onSignOut && { onSignOut })}
          >
            {children}
          </ProfileMenuContent>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
