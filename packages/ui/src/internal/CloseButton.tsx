import { Button } from 'react-aria-components';
import * as button from '../components/Button/Button.css.ts';
import * as icon from '../components/IconButton/IconButton.css.ts';
import { CloseIcon } from '../icons/index.ts';
import { cx } from './cx.ts';

interface CloseButtonProps {
  /** Name of the button, which is also its tooltip. */
  label: string;
  onPress: () => void;
  className?: string | undefined;
}

/**
 * The × of what is closed: a small ghost IconButton without its tooltip, whose placing beside the button weighs a sixth of
 * a whole dialog; everybody knows a ×, and the browser says its name to who asks with the mouse.
 */
export function CloseButton({ label, onPress, className }: CloseButtonProps) {
  return (
    <Button
      type="button"
      aria-label={label}
      onPress={onPress}
      className={cx(button.root, button.variant.ghost, button.sizes.sm, icon.root, icon.sizes.sm, className)}
      render={(props) => <button {...props} title={label} />}
    >
      <CloseIcon size={16} />
    </Button>
  );
}
