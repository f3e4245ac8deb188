import type { ComponentProps } from 'react';
import { Popover as AriaPopover } from 'react-aria-components';
import { Spanish } from './spanish.tsx';

/** React Aria's, whose hidden ways out are read in Spanish, and all that stands in it. */
export function Popover(props: ComponentProps<typeof AriaPopover>) {
  return (
    <Spanish>
      <AriaPopover {...props} />
    </Spanish>
  );
}
