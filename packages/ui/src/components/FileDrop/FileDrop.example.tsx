import { FileDrop, type FileRow } from '@trastienda/ui/FileDrop';
import { useState } from 'react';

export function Example() {
  const [rows, setRows] = useState<readonly FileRow[]>([]);
  return (
    <FileDrop
      kind="evidence"
      files={rows}
      onAdd={(files) => {
        // Send them here: each row is `uploading` with its progress, and at last `done` or `failed`.
        const added = files.map((file) => ({ id: crypto.randomUUID(), file, state: 'done' as const }));
        setRows((before) => [...before, ...added]);
      }}
      onRemove={(id) => setRows((before) => before.filter((row) => row.id !== id))}
    />
  );
}
