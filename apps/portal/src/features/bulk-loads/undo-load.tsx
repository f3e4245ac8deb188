import { formatDateTime } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { UndoIcon } from '@trastienda/ui/icons';
import { type ReactNode, useState } from 'react';
import { loadUndo } from '../../entities/bulk-load/operations.ts';
import type { BulkLoad } from '../../entities/bulk-load/words.ts';
import { useClock } from '../../shared/layout/index.ts';
import { useAppDispatch, useWrite } from '../../shared/store/hooks.ts';
import { loadFollowed } from './feature.ts';
import { ConfirmWrite } from '../../shared/form/confirm-write.tsx';

type Props = {
  readonly load: BulkLoad;
  /** 'Deshacer carga' */
  readonly label: string;
  /** '¿Deshacer la carga?' */
  readonly title: string;
  /** The sentence tells what the undo restores. */
  readonly children: ReactNode;
  readonly size?: 'sm' | 'md';
};

/** Takes back what a load did, for as long as that is possible (D364). */
export function UndoLoad({ load, label, title, children, size = 'md' }: Props) {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const [isAsking, setAsking] = useState(false);
  const [key, setKey] = useState('');
  const undo = useWrite(loadUndo, () => {
    setAsking(false);
    dispatch(loadFollowed(load.id));
  });
  const { undoUntil } = load;
  if (undoUntil === undefined || undoUntil === null) return null;
  return (
    <>
      <Button
        size={size}
        icon={<UndoIcon size={16} />}
        onPress={() => {
          setKey(crypto.randomUUID());
          setAsking(true);
        }}
      >
        {label}
      </Button>
      <ConfirmWrite
        isOpen={isAsking}
        title={title}
        cancelLabel="Conservar"
        confirmLabel={label}
        write={undo}
        call={loadUndo.call}
        pendingLabel="Deshaciendo…"
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          undo.send(
            { params: { id: load.id }, body: { reason: 'Deshecha por el comercio' } },
            { idempotencyKey: key },
          )
        }
      >
        {children} No se toca lo que cambiaste después. Puedes deshacerla hasta el{' '}
        {formatDateTime(undoUntil, clock)}.
      </ConfirmWrite>
    </>
  );
}
