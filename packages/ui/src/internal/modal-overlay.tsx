import type { ComponentProps } from 'react';
import { ModalOverlay as AriaModalOverlay } from 'react-aria-components';
import { Spanish } from './spanish.tsx';

/** React Aria's, with all that stands in it in Spanish. */
export function ModalOverlay(props: ComponentProps<typeof AriaModalOverlay>) {
  return (
    <Spanish>
      <AriaModalOverlay {...props} />
    </Spanish>
  );
}
