import type { LabelFormat } from '@trastienda/domain/guides';
import { LabelSheetPicker } from '@trastienda/ui/LabelSheetPicker';
import { useState } from 'react';

export function Example() {
  const [format, setFormat] = useState<LabelFormat>('letter-4');
  const [start, setStart] = useState(2);
  return (
    <LabelSheetPicker
      format={format}
      onFormatChange={(next) => {
        setFormat(next);
        // The place belongs to the paper before: another paper may have fewer places.
        setStart(1);
      }}
      start={start}
      onStartChange={setStart}
      count={6}
    />
  );
}
