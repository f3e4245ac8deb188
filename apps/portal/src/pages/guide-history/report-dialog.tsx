import { dateRangePreset } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Modal } from '@trastienda/ui/Modal';
import { useState } from 'react';
import type { Days } from '../../shared/list/days.ts';
import { DaysFilter } from '../../shared/list/days-filter.tsx';
import { useClock } from '../../shared/layout/index.ts';
import * as s from './history.css.ts';

type Props = {
  readonly onExport: (days: { readonly firstDay: string; readonly lastDay: string }) => void;
  readonly onClose: () => void;
};

/** The days of a report are in its dialog; beside the list they would be read as those of the list. */
export default function ReportDialog({ onExport, onClose }: Props) {
  const standing = dateRangePreset('last-30-days', useClock());
  const [days, setDays] = useState<Days>({ desde: null, hasta: null });
  return (
    <Modal
      isOpen
      size="sm"
      title="Exportar reporte de guías"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancelar</Button>
          <Button
            variant="primary"
            onPress={() => {
              onExport({
                firstDay: days.desde ?? standing.firstDay,
                lastDay: days.hasta ?? standing.lastDay,
              });
              onClose();
            }}
          >
            Exportar
          </Button>
        </>
      }
    >
      <div className={s.report}>
        <p>Las guías generadas en estos días, en un archivo CSV.</p>
        <DaysFilter label="Días" days={days} standing={standing} onChange={setDays} />
      </div>
    </Modal>
  );
}
