import { Banner } from '@trastienda/ui/Banner';
import { BulkBar } from '@trastienda/ui/BulkBar';
import { Button } from '@trastienda/ui/Button';
import { DataTable, type DataTableColumn } from '@trastienda/ui/DataTable';
import { JobResult } from '@trastienda/ui/JobResult';
import { useState } from 'react';

interface Outcome {
  done: readonly string[];
  /** What failed, by its cause in the merchant's words. */
  failed: readonly { cause: string; keys: readonly string[] }[];
}

interface BulkActionsProps<Row> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The verb with its count: `(count) => 'Generar 3 guías'`. */
  actLabel: (count: number) => string;
  /** Acts on all of them; what fails does not undo what is done. */
  act: (keys: readonly string[]) => Promise<Outcome>;
}

/** Rows that are chosen, one act on all of them, and what came of each: never all or nothing. */
export function BulkActions<Row>({ label, columns, rows, rowKey, actLabel, act }: BulkActionsProps<Row>) {
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const [isActing, setActing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | 'unknown' | null>(null);
  const run = async (keys: readonly string[]) => {
    setActing(true);
    try {
      const result = await act(keys);
      setOutcome(result);
      // What failed stays chosen, to be corrected or tried again.
      setSelected(new Set(result.failed.flatMap((one) => one.keys)));
    } catch {
      // The line broke, so some of them may be done: what is chosen stays as it was.
      setOutcome('unknown');
    }
    setActing(false);
  };
  return (
    <>
      {outcome === 'unknown' && (
        <Banner tone="critical" title="No supimos cómo terminó.">
          Revisa la lista antes de repetir: una parte puede estar hecha.
        </Banner>
      )}
      {outcome !== null && outcome !== 'unknown' && (
        <JobResult
          title={`${outcome.done.length} de ${outcome.done.length + outcome.failed.flatMap((one) => one.keys).length} listos`}
          done={outcome.done.length}
          causes={outcome.failed.map(({ cause, keys }) => ({
            id: cause,
            label: cause,
            rows: [...keys],
            action: { label: 'Reintentar', onPress: () => void run(keys), pending: isActing },
          }))}
        />
      )}
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        selected={selected}
        onSelectionChange={setSelected}
        bulkBar={
          selected.size > 0 && (
            <BulkBar count={selected.size} onClear={() => setSelected(new Set())}>
              <Button size="sm" variant="primary" pending={isActing} onPress={() => void run([...selected])}>
                {actLabel(selected.size)}
              </Button>
            </BulkBar>
          )
        }
      />
    </>
  );
}
