import type { ReactNode } from 'react';
import { useScrollable } from '../../internal/use-scrollable.ts';

interface ModalBodyProps {
  id?: string;
  className: string;
  children: ReactNode;
}

/** The part of a dialog that scrolls; a tab stop only while there is something to scroll. */
export function ModalBody({ id, className, children }: ModalBodyProps) {
  const { ref, isScrollable } = useScrollable<HTMLDivElement>();
  return (
    <div ref={ref} id={id} className={className} {...(isScrollable && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
