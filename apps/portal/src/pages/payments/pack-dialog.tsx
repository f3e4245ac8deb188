import { channelName, localDay } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Modal } from '@trastienda/ui/Modal';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { Select } from '@trastienda/ui/Select';
import { useState } from 'react';
import { useClock } from '../../shared/layout/index.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { packRequested } from './feature.ts';
import { type Channel, monthInWords } from './model.ts';
import { accountantPack } from './operations.ts';
import * as s from './payments.css.ts';

type Props = { readonly channel: Channel; readonly onClose: () => void };

/** The last 18 months, this one first. */
function monthsUntil(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 18 }, (_, ago) => {
    const at = year * 12 + month - 1 - ago;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** A month in one file, for whoever keeps the books (D320). */
export default function PackDialog({ channel, onClose }: Props) {
  const dispatch = useAppDispatch();
  const { now, timeZone } = useClock();
  const months = monthsUntil(localDay(now, timeZone) ?? '');
  // The month that is over is the one that is declared.
  const [month, setMonth] = useState(months[1] ?? '');
  const [scope, setScope] = useState<'all' | 'one'>('all');
  const isPending = useAppSelector((state) => {
    const query = scope === 'all' ? {} : { marketplace: channel };
    return accountantPack.select(state, { params: { month }, query }).status === 'loading';
  });
  return (
    <Modal
      isOpen
      title="Paquete para el contador"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cerrar</Button>
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel="Preparando…"
            onPress={() => dispatch(packRequested({ month, marketplace: scope === 'all' ? null : channel }))}
          >
            Descargar paquete
          </Button>
        </>
      }
    >
      <div className={s.stack}>
        <p className={s.lead}>
          Un ZIP con depósitos, movimientos, retenciones, guías, facturas y evidencias del mes. Todo cuadra
          entre sí.
        </p>
        <Select
          label="Mes"
          items={months.map((id) => ({ id, label: monthInWords(id, '') }))}
          value={month}
          onChange={(id) => id !== null && setMonth(String(id))}
        />
        <RadioGroup
          label="Canales"
          items={[
            { id: 'all', label: 'Los tres' },
            { id: 'one', label: `Solo ${channelName(channel)}` },
          ]}
          value={scope}
          onChange={(id) => setScope(id === 'one' ? 'one' : 'all')}
        />
      </div>
    </Modal>
  );
}
