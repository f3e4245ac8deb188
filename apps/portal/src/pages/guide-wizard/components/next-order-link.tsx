import { ButtonLink } from '@trastienda/ui/Button';
import { ArrowRightIcon } from '@trastienda/ui/icons';
import { paths } from '../../../shared/routes/paths.ts';
import { guideAddress } from '../../../entities/guide/search.ts';
import { tabOf } from '../model/tab-of.ts';
import { useNextOrder } from '../use-next-order.ts';
import type { WizardView } from '../use-wizard.ts';
import * as s from '../../../entities/guide/guide.css.ts';

/** Leads from an order that has its guide to the order itself, and to the next one that waits; always on one line. */
export function NextOrderLink({ view }: { readonly view: WizardView }) {
  const { orderNumber } = view;
  const next = useNextOrder(orderNumber);
  return (
    <span className={s.actions}>
      <ButtonLink href={paths.orders({ status: tabOf(view).id, pedido: orderNumber })}>Ver pedido</ButtonLink>
      {next !== null && (
        <ButtonLink href={guideAddress({ pedido: next })} iconEnd={<ArrowRightIcon size={16} />}>
          Siguiente pedido
        </ButtonLink>
      )}
    </span>
  );
}
