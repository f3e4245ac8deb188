import { formatDateTime } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Card } from '@trastienda/ui/Card';
import { useState } from 'react';
import { CardBodySkeleton } from '../../../shared/layout/body-skeletons.tsx';
import { CallFailed, useClock } from '../../../shared/layout/index.ts';
import { failedWithNothing } from '../../../shared/list/table-status.ts';
import { useRead } from '../../../shared/store/hooks.ts';
import { historyLines, sourceWord } from '../model/history.ts';
import { productChanges } from '../operations.ts';
import * as s from '../product-form.css.ts';

const few = 4;
const many = 50;
/** Lines of one save. */
const most = 6;

/** The changes and their authors, the last one first. */
export function HistoryCard({ id }: { readonly id: string }) {
  const clock = useClock();
  const [pageSize, setPageSize] = useState(few);
  const read = useRead(productChanges, { params: { id }, query: { page: 1, pageSize } });
  const total = read.value?.total ?? 0;
  const entries = read.value?.rows ?? [];
  return (
    <Card
      title="Historial"
      action={
        total > few &&
        pageSize === few && (
          <Button size="sm" variant="ghost" onPress={() => setPageSize(many)}>
            {total > many ? `Ver los últimos ${many}` : `Ver los ${total}`}
          </Button>
        )
      }
    >
      {failedWithNothing(read) ? (
        <CallFailed
          isQuiet
          error={read.error}
          call={productChanges.call}
          title="No pudimos cargar el historial"
          onRetry={read.ask}
        />
      ) : read.value === null ? (
        <CardBodySkeleton height={80} lines={3} />
      ) : entries.length === 0 ? (
        <p className={s.note}>Sin cambios todavía.</p>
      ) : (
        <ul className={s.missing}>
          {entries.map(({ version, at, by, source, changes }) => (
            <li key={version} className={s.words}>
              <Lines lines={historyLines(changes)} />
              <span className={s.note}>
                {[by, sourceWord(source), formatDateTime(at, clock)].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  // One line in place of 'y 1 dato más' says more in the same room.
  const shown = lines.length > most ? lines.slice(0, most - 1) : lines;
  return (
    <>
      {shown.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {lines.length > shown.length && <span>{`y ${lines.length - shown.length} datos más`}</span>}
    </>
  );
}
