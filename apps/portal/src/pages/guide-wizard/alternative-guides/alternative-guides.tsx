import { channelName } from '@trastienda/domain';
import { hasAutomaticGuide } from '@trastienda/domain/guides';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { Suspense, useState } from 'react';
import type { WizardView } from '../use-wizard.ts';
import * as s from './alternative-guides.css.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';

const AutomaticGuideDialog = lazyPart(() => import('./automatic-guide-dialog.tsx'));
const ExternalGuideDialog = lazyPart(() => import('./external-guide-dialog.tsx'));

/** Ways to a guide without buying one here: the channel's own (CS, SR, SN, TP), or one from elsewhere (S3.49, S3.62). */
export function AlternativeGuides({ view }: { readonly view: WizardView }) {
  const { order, lines, request, missing } = view;
  const [open, setOpen] = useState<'automatic' | 'external' | null>(null);
  const channel = channelName(order.marketplace);
  const isAddressed = missing.origin.length + missing.destination.length === 0;
  const close = () => setOpen(null);
  return (
    <Card title="Otras formas de enviar">
      <ul className={s.ways}>
        {hasAutomaticGuide(order.marketplace) && (
          <li className={s.way}>
            <span className={s.words}>
              <span className={s.name}>Guía automática de {channel}</span>
              <span className={s.note}>{channel} elige la paquetería y paga la guía.</span>
            </span>
            <Button
              size="sm"
              disabledReason={
                !isAddressed
                  ? 'Completa las direcciones'
                  : request.ok
                    ? undefined
                    : 'Completa las medidas del paquete'
              }
              onPress={() => setOpen('automatic')}
            >
              Usar guía automática
            </Button>
          </li>
        )}
        <li className={s.way}>
          <span className={s.words}>
            <span className={s.name}>Ya tengo guía</span>
            <span className={s.note}>La compraste por fuera; aquí solo registras el número.</span>
          </span>
          <Button size="sm" onPress={() => setOpen('external')}>
            Registrar número
          </Button>
        </li>
      </ul>
      <Suspense fallback={null}>
        {open === 'automatic' && <AutomaticGuideDialog view={view} onClose={close} />}
        {open === 'external' && <ExternalGuideDialog order={order} lines={lines} onClose={close} />}
      </Suspense>
    </Card>
  );
}
