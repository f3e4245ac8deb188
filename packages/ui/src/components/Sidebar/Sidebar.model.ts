import type { ReactNode } from 'react';

export interface SidebarSubItem {
  key: string;
  label: string;
  href: string;
  /** Number of items that wait there. */
  count?: number | undefined;
  /** The page is still to be built: said after the name. Default: false. */
  isSoon?: boolean | undefined;
}

export interface SidebarItem {
  key: string;
  label: string;
  /** An icon of 20 px. */
  icon: ReactNode;
  /** Address of the entry; with children, the address of its name, beside the button that opens them. */
  href?: string | undefined;
  /** Number of items that wait there. */
  count?: number | undefined;
  /** The page, or every page under the entry, is still to be built: said after the name. Default: false. */
  isSoon?: boolean | undefined;
  /** One level only. An empty list makes the item a plain link. */
  children?: readonly SidebarSubItem[] | undefined;
}

export interface ActiveKeys {
  readonly item: string | null;
  readonly child: string | null;
}

const nowhere: ActiveKeys = { item: null, child: null };

/**
 * The entry that an address (path and query) belongs to: of the entries whose path is the address's or above
 * it (a child also needs its query in the address's), the most specific. The root matches itself only.
 * @example activeKeysOf([{ key: 'p', label: 'Mis pedidos', icon: null, href: '/mis-pedidos?status=todos' }], '/mis-pedidos/crear-guia') // => { item: 'p', child: null }
 */
export function activeKeysOf(items: readonly SidebarItem[], activePath: string): ActiveKeys {
  let best = nowhere;
  let bestScore = -1;
  const weigh = (keys: ActiveKeys, href: string | undefined, loose: boolean) => {
    const score = href === undefined ? -1 : likeness(href, activePath, loose);
    // The child wins a tie, because it comes after its parent.
    if (score >= 0 && score >= bestScore) [best, bestScore] = [keys, score];
  };
  for (const item of items) {
    // An item stands for its whole path, whatever the query; a child for what its query names.
    weigh({ item: item.key, child: null }, item.href, true);
    for (const child of item.children ?? []) weigh({ item: item.key, child: child.key }, child.href, false);
  }
  return best;
}

/** −1 when the address does not belong to `href`; else more the more of it `href` names. */
function likeness(href: string, address: string, loose: boolean): number {
  const [path, query] = parts(href);
  const [atPath, atQuery] = parts(address);
  const within = path === atPath || (path !== '/' && atPath.startsWith(`${path}/`));
  if (!within) return -1;
  const wanted = [...query];
  const met = wanted.filter(([name, value]) => atQuery.get(name) === value).length;
  if (!loose && met < wanted.length) return -1;
  return path.length * 100 + met;
}

function parts(address: string): [path: string, query: URLSearchParams] {
  const [withQuery = ''] = address.split('#', 1);
  const at = withQuery.indexOf('?');
  const path = at < 0 ? withQuery : withQuery.slice(0, at);
  return [path.replace(/(?<=.)\/+$/u, ''), new URLSearchParams(at < 0 ? '' : withQuery.slice(at))];
}
