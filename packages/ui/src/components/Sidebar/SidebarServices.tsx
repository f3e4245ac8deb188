import type { ReactNode } from 'react';
import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import { ExternalIcon } from '../../icons/index.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as s from './Sidebar.css.ts';

export interface SidebarService {
  key: string;
  /** "Envíos", "Paginas". */
  label: string;
  /** An icon of 16 px. */
  icon: ReactNode;
  /** The address that it leads to; without it the switch is disabled. */
  href?: string | undefined;
  /** Opens the link in another tab. Default: true. */
  external?: boolean | undefined;
  /** Whether the address is still loading: the link leads nowhere yet, and does not look broken. Default: false. */
  isPending?: boolean | undefined;
  /** Says why the service is disabled: "Revisando si tu sitio está activo". */
  disabledReason?: string | undefined;
}

interface ServicesProps {
  services: readonly SidebarService[];
  reduced: boolean;
  label: string;
  externalLabel: string;
}

/** The two other products of the house, each a button that leaves this one. */
export function SidebarServices({ services, reduced, label, externalLabel }: ServicesProps) {
  return (
    <ul className={s.services} aria-label={label}>
      {services.map((service) => (
        <li key={service.key}>
          <Service service={service} reduced={reduced} externalLabel={externalLabel} />
        </li>
      ))}
    </ul>
  );
}

function Service({
  service: { label, icon, href, external = true, isPending = false, disabledReason },
  reduced,
  externalLabel,
}: {
  service: SidebarService;
  reduced: boolean;
  externalLabel: string;
}) {
  const content = (
    <>
      <span className={s.serviceIcon}>{icon}</span>
      {reduced ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={s.label}>{label}</span>}
      {external && !reduced && <ExternalIcon size={16} className={s.external} />}
    </>
  );
  const control =
    href === undefined ? (
      <AriaButton className={s.service} aria-disabled {...(isPending && { 'data-awaited': true })}>
        {content}
      </AriaButton>
    ) : (
      <AriaLink
        href={href}
        className={s.service}
        {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      >
        {content}
        {external && <VisuallyHidden> {externalLabel}</VisuallyHidden>}
      </AriaLink>
    );
  const hint = href === undefined ? (isPending ? undefined : disabledReason) : reduced ? label : undefined;
  return hint === undefined ? (
    control
  ) : (
    <Tooltip content={hint} placement="right">
      {control}
    </Tooltip>
  );
}
