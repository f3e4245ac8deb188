import { counted, isSameValue, listText } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Modal } from '@trastienda/ui/Modal';
import { StickyFooter } from '@trastienda/ui/StickyFooter';
import { useState } from 'react';
import { FormProblem } from '../../shared/form/form-card.tsx';
import type { FormState } from '../../shared/form/use-form.ts';
import { type ProductForm, type ProductView, useView } from './form-view.ts';
import type { FormChannel } from './model/fields.ts';
import { changedParts, sayPart } from './model/parts.ts';
import { channelList } from './model/words.ts';
import * as s from './product-form.css.ts';

type Props = Pick<FormState, 'problem' | 'isPending'> & {
  readonly form: ProductForm;
  readonly onDiscard: () => void;
  /** Channels that would sell it no more as it stands: the last save was refused for them (D265). */
  readonly stops: readonly FormChannel[];
  readonly onPauseAndSave: () => void;
};

/** Changes that are named; more are counted. */
const named = 3;

/** The unsaved changes by name, and the one action of the page. */
export function EditFooter({ form, problem, isPending, onDiscard, stops, onPauseAndSave }: Props) {
  const [isOpen, setOpen] = useState(false);
  const labels = useView(form, (view) => Object.keys(changesIn(view)), isSameValue);
  const count = labels.length;
  const isStopped = stops.length > 0 && count > 0;
  const rest = count - named;
  const names = rest > 0 ? [...labels.slice(0, named), `${rest} más`] : labels;
  return (
    <StickyFooter
      summary={
        problem === null || isStopped ? (
          <div className={s.words} role="status">
            <span className={s.strong}>
              {count === 0 ? 'Todo está guardado' : `${counted(count, 'cambio')} sin guardar`}
            </span>
            {count > 0 && (
              <span className={s.note}>
                {isStopped ? `Así ya no se vendería en ${channelList(stops)}` : listText(names)}
              </span>
            )}
          </div>
        ) : (
          <FormProblem form={{ problem }} />
        )
      }
    >
      {count > 0 && (
        <>
          <Button variant="ghost" isDisabled={isPending} onPress={onDiscard}>
            Descartar
          </Button>
          <Button onPress={() => setOpen(true)}>Ver cambios</Button>
        </>
      )}
      {isStopped && (
        <Button isDisabled={isPending} onPress={onPauseAndSave}>
          {`Pausar en ${channelList(stops)} y guardar`}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        pending={isPending}
        pendingLabel="Guardando…"
        disabledReason={count === 0 ? 'No hay cambios por guardar' : undefined}
      >
        {count === 0 ? 'Guardar' : `Guardar ${counted(count, 'cambio')}`}
      </Button>
      {isOpen && (
        <Modal
          isOpen
          size="lg"
          title={`${counted(count, 'cambio')} sin guardar`}
          onOpenChange={setOpen}
          actions={
            <Button autoFocus onPress={() => setOpen(false)}>
              Cerrar
            </Button>
          }
        >
          <Changes form={form} />
        </Modal>
      )}
    </StickyFooter>
  );
}

/** The parts that are not as they are kept. */
const changesIn = ({ fields, before }: ProductView) => (before === null ? {} : changedParts(before, fields));

function Changes({ form }: Pick<Props, 'form'>) {
  const view = useView(form, (now) => now);
  const before = view.before ?? view.fields;
  return (
    <table className={s.changes}>
      <thead>
        <tr>
          <th scope="col">Dato</th>
          <th scope="col">Antes</th>
          <th scope="col">Después</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(changesIn(view)).map(([part, names]) => (
          <tr key={part}>
            <th scope="row">{part}</th>
            <td>{sayPart(before, names) || 'Vacío'}</td>
            <td>{sayPart(view.fields, names) || 'Vacío'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
