import { Card } from '@trastienda/ui/Card';
import { FileDrop } from '@trastienda/ui/FileDrop';
import { CheckCircleIcon, TriangleIcon } from '@trastienda/ui/icons';
import { useState } from 'react';
import { type ConstancyResult, constancyResult } from './constancy.ts';
import type { DepositSummary } from '@trastienda/api-client';
import * as s from './payments.css.ts';

/** The channel's constancy beside its deposits; it is read here, and never sent. */
export default function ConstancyCard({ withheld }: { readonly withheld: DepositSummary['withholdings'] }) {
  const [read, setRead] = useState<{ readonly file: File; readonly result: ConstancyResult } | null>(null);
  const compare = async (file: File) =>
    setRead({ file, result: constancyResult(await file.text(), withheld) });
  return (
    <Card title="Comparar con tu constancia">
      <div className={s.stack}>
        <p className={s.lead}>
          El XML de la constancia de retenciones que te da el canal. El archivo no sale de tu equipo.
        </p>
        <FileDrop
          kind="invoice"
          title="Arrastra el XML o elige el archivo"
          files={
            read === null
              ? []
              : [
                  {
                    id: 'constancy',
                    file: read.file,
                    state: read.result.ok ? 'done' : 'failed',
                    note: read.result.ok ? `Constancia de ${read.result.title}` : read.result.sentence,
                  },
                ]
          }
          onAdd={([file]) => file && void compare(file)}
          onRemove={() => setRead(null)}
        />
        {read?.result.ok && (
          <ul className={s.loose} role="status">
            {read.result.lines.map(({ key, isEqual, words }) => (
              <li key={key} className={s.looseLine}>
                <span>{words}</span>
                <span className={`${s.standing} ${s.standingOf[isEqual ? 'pagado' : 'diferencia']}`}>
                  {isEqual ? <CheckCircleIcon size={16} /> : <TriangleIcon size={16} />}
                  {isEqual ? 'Cuadra' : 'No cuadra'}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
