import { useMemo, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { SidebarIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { activeKeysOf, type SidebarItem } from './Sidebar.model.ts';
import { SidebarGroup, SidebarLink } from './SidebarEntry.tsx';
import { SidebarFlyout, SidebarIconLink } from './SidebarReduced.tsx';
import { SidebarServices, type SidebarService } from './SidebarServices.tsx';
import * as s from './Sidebar.css.ts';

export interface SidebarLabels {
  navigation: string;
  services: string;
  reduce: string;
  expand: string;
  carriers: string;
  external: string;
  /** Is read after a counter. */
  count: string;
  /** Word after the name of an entry whose page is still to be built. */
  soon: string;
  /** Name of the button that opens the children of an entry that has a page of its own. */
  submenu: (name: string) => string;
}

const es: SidebarLabels = {
  navigation: 'Principal',
  services: 'Otros servicios',
  reduce: 'Contraer menú',
  expand: 'Expandir menú',
  carriers: 'Envía con',
  external: '(se abre en otra pestaña)',
  count: 'por atender',
  soon: 'Pronto',
  submenu: (name) => `Menú de ${name}`,
};

export interface SidebarCarrier {
  /** Is read in place of the mark. */
  name: string;
  /** Logo of the carrier, drawn in the colour of the text around it and at most 24 px high. */
  logo: ReactNode;
}

export interface SidebarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Entries on the invoice routes, in place of the others: only "Subir facturas". Default: none. */
  items?: readonly SidebarItem[] | undefined;
  /** Path and query of the page. Default: `/`. */
  activePath?: string | undefined;
  /** Icons alone, 70 px. Default: false. */
  reduced?: boolean | undefined;
  /** The person reduces or expands it; without it there is no button. */
  onReducedChange?: ((reduced: boolean) => void) | undefined;
  /** `page` is the menu page of a phone: the same list without brand and borders. Default: `docked`. */
  variant?: 'docked' | 'page' | undefined;
  /** The service switcher. Default: none. */
  services?: readonly SidebarService[] | undefined;
  /** Carriers in the banner of the full sidebar; one given as text shows its name. Default: none. */
  carriers?: readonly (string | SidebarCarrier)[] | undefined;
  /** Default: "Trastienda". */
  brand?: string | undefined;
  /** The mark of another product, as `BrandMark` takes it. Default: Trastienda's. */
  mark?: ReactNode;
  /** The address that the mark leads to. Default: `/`. */
  homeHref?: string | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<SidebarLabels> | undefined;
}

/** The main menu. */
export function Sidebar({
  items = [],
  activePath = '/',
  reduced = false,
  onReducedChange,
  variant = 'docked',
  services = [],
  carriers = [],
  brand = 'Trastienda',
  mark,
  homeHref = '/',
  labels,
  className,
  ...rest
}: SidebarProps) {
  const words = { ...es, ...labels };
  const active = useMemo(() => activeKeysOf(items, activePath), [items, activePath]);
  // The groups that the person opened or closed; the group of the page is open until they close it.
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const isPage = variant === 'page';
  const isReduced = reduced && !isPage;

  const entry = (item: SidebarItem) => {
    const isActive = item.key === active.item;
    const common = { item, isActive, countLabel: words.count, soonLabel: words.soon };
    const isGroup = (item.children?.length ?? 0) > 0;
    if (isReduced) {
      return isGroup ? (
        <SidebarFlyout {...common} activeChild={active.child} />
      ) : (
        <SidebarIconLink {...common} />
      );
    }
    return isGroup ? (
      <SidebarGroup
        {...common}
        submenuLabel={words.submenu}
        activeChild={isActive ? active.child : null}
        // The only entry of a menu has nothing to make room for.
        isOpen={opened[item.key] ?? (isActive || items.length === 1)}
        onOpenChange={(open) => setOpened((before) => ({ ...before, [item.key]: open }))}
      />
    ) : (
      <SidebarLink {...common} />
    );
  };

  const toggle = onReducedChange && (
    <IconButton
      size={isReduced ? 'md' : 'sm'}
      label={isReduced ? words.expand : words.reduce}
      icon={<SidebarIcon size={isReduced ? 20 : 16} />}
      tooltipPlacement="right"
      onPress={() => onReducedChange(!isReduced)}
    />
  );

  return (
    <nav
      aria-label={words.navigation}
      {...rest}
      className={cx(s.root, isPage && s.page, isReduced && s.reduced, className)}
    >
      {!isPage && (
        <div className={s.brand}>
          <AriaLink href={homeHref} className={s.brandLink}>
            <BrandMark name={brand} mark={mark} withName={!isReduced} />
          </AriaLink>
          {!isReduced && toggle}
        </div>
      )}
      {services.length > 0 && (
        <SidebarServices
          services={services}
          reduced={isReduced}
          label={words.services}
          externalLabel={words.external}
        />
      )}
      <ul className={cx(s.list, s.main)}>
        {items.map((item) => (
          <li key={item.key}>{entry(item)}</li>
        ))}
      </ul>
      {isReduced && toggle && <div className={s.foot}>{toggle}</div>}
      {!isReduced && carriers.length > 0 && (
        <div className={s.foot}>
          <div className={s.carriers}>
            <p className={s.carriersTitle}>{words.carriers}</p>
            <ul className={s.carrierRow} aria-label={words.carriers}>
              {carriers.map((carrier) => (
                <Carrier
                  key={typeof carrier === 'string' ? carrier : carrier.name}
                  {...(typeof carrier === 'string' ? { name: carrier } : carrier)}
                />
              ))}
            </ul>
          </div>
        </div>
      )}
    </nav>
  );
}

function Carrier({ name, logo }: { name: string; logo?: ReactNode }) {
  return (
    <li className={s.carrier}>
      {logo === undefined ? (
        name
      ) : (
        <>
          <span className={s.carrierLogo} aria-hidden>
            {logo}
          </span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
    </li>
  );
}
