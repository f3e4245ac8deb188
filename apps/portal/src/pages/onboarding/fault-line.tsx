import { OctagonIcon } from '@trastienda/ui/icons';
import * as s from './onboarding.css.ts';

/** The fault of something that is no text field: a file, a choice of cards. */
export const FaultLine = ({ fault }: { readonly fault: string | undefined }) =>
  fault === undefined ? null : (
    <p role="alert" className={s.fault}>
      <OctagonIcon size={16} />
      {fault}
    </p>
  );
