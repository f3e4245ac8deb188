import { ButtonLink } from '@trastienda/ui/Button';
import { ArrowRightIcon } from '@trastienda/ui/icons';
import { guideAddress } from '../search.ts';

/** On to the next order that waits for a guide. */
export const NextOrder = ({ number }: { readonly number: string }) => (
  <ButtonLink href={guideAddress({ pedido: number })} iconEnd={<ArrowRightIcon size={16} />}>
    Siguiente pedido
  </ButtonLink>
);
