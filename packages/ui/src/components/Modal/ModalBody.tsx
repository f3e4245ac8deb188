import type { ReactNode } from 'react';
import { useScrollable } from '../../internal/use-scrollable.ts';

interface ModalBodyProps {
  className: string;
  children: ReactNode;
}

/** The part of a dialog that scrolls; a tab stop only while there is something to scroll. */
export function ModalBody({ className, children }: ModalBodyProps) {
  const { ref, isScrollable } = useScrollable<HTMLDivElement>();
  return (
    <div ref={ref} className={className} {...(isScrollable && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
