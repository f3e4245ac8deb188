import { IconButton } from '@trastienda/ui/IconButton';
import { HelpIcon } from '@trastienda/ui/icons';
import { createContext, useContext } from 'react';

/** Opens the help of the page on show; null where there is none, as outside of the shell. */
export const HelpContext = createContext<(() => void) | null>(null);

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
      onPress={open}
    />
  );
}
