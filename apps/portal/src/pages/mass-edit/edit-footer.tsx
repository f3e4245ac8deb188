import { formatNumber } from '@trastienda/domain';
import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { ConfirmModal } from '@trastienda/ui/ConfirmModal';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadReview } from '../../entities/bulk-load/operations.ts';
import { TABLE_FILE } from '../../entities/bulk-load/words.ts';
import { fileChosen } from '../../features/bulk-loads/file-feature.ts';
import { rowsCsv } from '../../features/bulk-loads/row-file.ts';
import { loadBegun, selectBegun } from '../../features/bulk-loads/slice.ts';
import { useIsOnline } from '../../shared/layout/use-is-online.ts';
import { sha256 } from '../../shared/lib/sha256.ts';
import { paths } from '../../shared/routes/paths.ts';
import { causeWords } from '../../shared/store/jobs/failures.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';
import { editedRows, type Edits, editsText, type TableRow } from './model.ts';
import * as s from './edit.css.ts';

type FooterProps = {
  readonly rows: readonly TableRow[];
  readonly edits: Edits;
  readonly draftKey: string;
  readonly isFaulty: boolean;
  readonly onDiscard: () => void;
};

/** The unsaved changes, and the way to see their effect. */
export function Footer({ rows, edits, draftKey, isFaulty, onDiscard }: FooterProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const review = useAppSelector((state) => loadReview.select(state));
  const begun = useAppSelector(selectBegun);
  const [wasSent, setSent] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const waiting = useMemo(() => rows.filter(({ id }) => edits[id] !== undefined), [rows, edits]);
  const elsewhere = Object.keys(edits).length - waiting.length;
  useEffect(() => {
    if (begun === null || !wasSent) return;
    dispatch(loadBegun(null));
    void navigate(paths.bulkLoad(begun));
  }, [begun, wasSent, dispatch, navigate]);
  const send = async () => {
    const csv = rowsCsv(editedRows(rows, edits));
    const bytes = new TextEncoder().encode(csv);
    setSent(true);
    dispatch(
      fileChosen({
        file: new File([bytes], TABLE_FILE, { type: 'text/csv' }),
        type: 'edicion',
        salesChannels: [],
        draft: { key: draftKey, rows: waiting.map(({ id }) => id) },
        key: await sha256(bytes),
      }),
    );
  };
  const isSending = review.status === 'loading';
  return (
    <>
      {wasSent && review.status === 'failed' && (
        <Banner tone="critical" title="No pudimos revisar tus cambios.">
          {causeWords(review.error, { call: loadReview.call })} Siguen aquí.
        </Banner>
      )}
      <StickyFooter
        summary={
          <span role="status" className={s.summary}>
            <span className={s.strong}>{editsText(rows, edits)}</span>
            <span className={s.caption}>
              {elsewhere > 0
                ? `y otros ${formatNumber(elsewhere)} SKU con cambios que no ves aquí`
                : waiting.length > 0
                  ? 'Guardados en este navegador hasta que los envíes'
                  : 'Nada se guarda hasta que lo revises'}
            </span>
          </span>
        }
      >
        {waiting.length > 0 && <Button onPress={() => setAsking(true)}>Descartar</Button>}
        <Button
          variant="primary"
          pending={isSending}
          pendingLabel="Revisando…"
          disabledReason={
            waiting.length === 0
              ? 'Cambia al menos una celda'
              : isFaulty
                ? 'Corrige las celdas marcadas'
                : isOnline
                  ? undefined
                  : 'Sin conexión no se puede guardar'
          }
          onPress={() => void send()}
        >
          Revisar y guardar
        </Button>
      </StickyFooter>
      <ConfirmModal
        isOpen={isAsking}
        title={`¿Descartar ${editsText(rows, edits)}?`}
        cancelLabel="Conservar"
        confirmLabel="Descartar"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          onDiscard();
          setAsking(false);
        }}
      >
        Los productos se quedan como están guardados.
      </ConfirmModal>
    </>
  );
}
