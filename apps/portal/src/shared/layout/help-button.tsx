import { IconButton } from '@trastienda/ui/IconButton';
import { HelpIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { createContext, type ReactNode, useContext } from 'react';

/** Opens a page of the help, of the page on show by default; null where there is none, as outside of the shell. */
export const HelpContext = createContext<((page?: string) => void) | null>(null);

/** '?': what the merchants' pages tell of this one. */
export function HelpButton({ size }: { readonly size?: 'sm' }) {
  const open = useContext(HelpContext);
  if (open === null) return null;
  return (
    <IconButton
      variant="ghost"
      {...(size !== undefined && { size })}
      label="Ayuda"
      icon={<HelpIcon />}
      onPress={() => open()}
    />
  );
}

type HelpLinkProps = {
  /** The name of a file of the merchants' pages: `pedidos-por-api`. */
  readonly page: string;
  readonly children: ReactNode;
};

/** A link to one of the merchants' pages, which opens beside the work; its words alone where no help can open. */
export function HelpLink({ page, children }: HelpLinkProps) {
  const open = useContext(HelpContext);
  return open === null ? children : <Link onPress={() => open(page)}>{children}</Link>;
}
