import { formatMxn } from '@trastienda/domain';
import { channelMargin } from '@trastienda/domain/product';
import { Button } from '@trastienda/ui/Button';
import { ArrowRightIcon } from '@trastienda/ui/icons';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { useSubmitShortcut } from '../../shared/form/use-submit-shortcut.ts';
import { completenessOf } from './model/content.ts';
import { FormProblem } from '../../shared/form/form-card.tsx';
import type { FormChannel } from './model/fields.ts';
import { channelPriceOf } from './model/values.ts';
import { channelList } from './model/words.ts';
import * as s from './product-form.css.ts';
import type { NewProductForm } from './use-new-product.ts';

const nextLabels: Readonly<Record<number, string>> = {
  1: 'Continuar a fotos',
  2: 'Continuar a precio',
  3: 'Continuar a canales',
};

type Props = {
  readonly product: NewProductForm;
  readonly step: number;
  readonly channels: readonly FormChannel[];
  readonly commission: number | null;
  readonly onStep: (step: number) => void;
  readonly onPublish: () => void;
};

/** The data so far, and the way on: the next step, or the channels. */
export function CreateFooter({ product, step, channels, commission, onStep, onPublish }: Props) {
  const { form, isBusy } = product;
  const { percent, done, count } = completenessOf(form, product.attributes);
  const chosen = channels.filter((code) => form.active[code]);
  const isLast = step === 4;
  const act = () => (isLast ? onPublish() : onStep(step + 1));
  useSubmitShortcut(act);
  const left = chosen.flatMap((code) => {
    const price = channelPriceOf(form, code);
    return price === null || price <= 0 || commission === null
      ? []
      : [channelMargin({ price, commission, cost: null }).left];
  });
  const [least, most] = [Math.min(...left), Math.max(...left)] as (typeof left)[number][];
  return (
    <StickyFooter
      summary={
        product.problem !== null ? (
          <FormProblem form={product} />
        ) : (
          <div className={s.words}>
            <span className={s.strong}>
              {step < 3 || left.length === 0 || least === undefined || most === undefined
                ? `Publicación completa al ${percent} %`
                : least === most
                  ? `Te quedan ${formatMxn(least)} por pieza`
                  : `Te quedan de ${formatMxn(least)} a ${formatMxn(most)} por pieza`}
            </span>
            <span className={s.note}>
              {step < 3
                ? `${done} de ${count} datos`
                : chosen.length === 0
                  ? 'Ningún canal elegido'
                  : channelList(chosen)}
            </span>
          </div>
        )
      }
    >
      {step > 1 && (
        <Button isDisabled={isBusy} onPress={() => onStep(step - 1)}>
          Atrás
        </Button>
      )}
      <Button
        variant="primary"
        pending={isBusy}
        pendingLabel="Guardando…"
        iconEnd={!isLast && <ArrowRightIcon size={16} />}
        onPress={act}
      >
        {isLast
          ? chosen.length === 0
            ? 'Publicar'
            : `Publicar en ${channelList(chosen)}`
          : nextLabels[step]}
      </Button>
    </StickyFooter>
  );
}
