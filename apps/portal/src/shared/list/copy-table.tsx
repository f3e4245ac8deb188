import { type CsvColumn, counted } from '@trastienda/domain';
import { clipboardTable } from '@trastienda/domain/clipboard';
import { IconButton } from '@trastienda/ui/IconButton';
import { CopyIcon } from '@trastienda/ui/icons';
import { useAppDispatch } from '../store/hooks.ts';
import { notified, successNotified } from '../store/notifications-slice.ts';

type Props<Row> = {
  /** The subject of the table: 'tus productos'. */
  readonly of: string;
  readonly rows: readonly Row[];
  readonly columns: readonly CsvColumn<Row>[];
};

/** Puts the rows on show into the clipboard, for a spreadsheet (D346). Nothing where there are none. */
export function CopyTable<Row>({ of, rows, columns }: Props<Row>) {
  const dispatch = useAppDispatch();
  if (rows.length === 0) return null;
  const copy = async () => {
    const { text, html } = clipboardTable(rows, columns);
    const parts = { 'text/plain': text, 'text/html': html };
    try {
      await navigator.clipboard.write([
        new ClipboardItem(
          Object.fromEntries(Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })])),
        ),
      ]);
      dispatch(successNotified(counted(rows.length, 'renglón copiado', 'renglones copiados')));
    } catch {
      dispatch(notified({ tone: 'error', text: 'Tu navegador no dejó copiar la tabla. Usa el archivo CSV' }));
    }
  };
  return (
    <IconButton
      size="sm"
      label={`Copiar tabla de ${of}`}
      icon={<CopyIcon size={16} />}
      onPress={() => void copy()}
    />
  );
}
