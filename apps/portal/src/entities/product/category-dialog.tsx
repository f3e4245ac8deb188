import type { CallError } from '@trastienda/api-client';
import { Button } from '@trastienda/ui/Button';
import { ChevronRightIcon } from '@trastienda/ui/icons';
import { Modal } from '@trastienda/ui/Modal';
import { SearchField } from '@trastienda/ui/SearchField';
import { useState } from 'react';
import { CallFailed } from '../../shared/layout/index.ts';
import { CardBodySkeleton } from '../../shared/layout/body-skeletons.tsx';
import { failedWithNothing } from '../../shared/list/table-status.ts';
import { useRead } from '../../shared/store/hooks.ts';
import { type CategoryChoice, categoryChildren, categoryMatches } from './operations.ts';
import * as s from './category-dialog.css.ts';
import { useSettled } from '../../shared/lib/use-settled.ts';

type Step = { readonly id: string; readonly name: string };

type Props = {
  readonly onChoose: (category: CategoryChoice) => void;
  readonly onClose: () => void;
  /** The purpose of the choice, where there is more than one. */
  readonly note?: string | undefined;
};

/** The whole tree: by words, or one level after the other down to one that has no more below it. */
export function CategoryDialog({ onChoose, onClose, note }: Props) {
  const [typed, setTyped] = useState('');
  const [path, setPath] = useState<readonly Step[]>([]);
  return (
    <Modal isOpen size="lg" title="Elegir categoría" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={s.fields}>
        {note !== undefined && <p className={s.note}>{note}</p>}
        <SearchField placeholder="Buscar por palabras" value={typed} onChange={setTyped} />
        {typed.trim().length > 1 ? (
          <Found words={typed} onChoose={onChoose} />
        ) : (
          <Level path={path} onGo={setPath} onChoose={onChoose} />
        )}
      </div>
    </Modal>
  );
}

function Found({ words, onChoose }: { readonly words: string; readonly onChoose: Props['onChoose'] }) {
  const name = useSettled(words.trim(), 250);
  const found = useRead(categoryMatches, { query: { name } }, { freshFor: 60_000 });
  const rows = found.value?.data ?? [];
  if (failedWithNothing(found)) return <Failed error={found.error} ask={found.ask} />;
  if (found.value === null) return <CardBodySkeleton height={240} lines={4} />;
  if (rows.length === 0) return <p className={s.note}>Ninguna coincide: prueba con otra palabra.</p>;
  return (
    <ul className={s.rows} aria-label="Categorías">
      {rows.map((one) => (
        <li key={one.id} className={s.choice}>
          <Button variant="ghost" onPress={() => onChoose(one)}>
            <span className={s.words}>
              <span className={s.strong}>{one.name}</span>
              <span className={s.note}>{one.path.slice(0, -1).join(' › ')}</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

type LevelProps = {
  readonly path: readonly Step[];
  readonly onGo: (path: readonly Step[]) => void;
  readonly onChoose: Props['onChoose'];
};

function Level({ path, onGo, onChoose }: LevelProps) {
  const parent = path.at(-1);
  const level = useRead(
    categoryChildren,
    { query: parent ? { parent: parent.id } : {} },
    { freshFor: 300_000 },
  );
  const names = path.map(({ name }) => name);
  return (
    <>
      {path.length > 0 && (
        <div className={s.wrap}>
          <Button size="sm" variant="ghost" onPress={() => onGo([])}>
            Todas
          </Button>
          {path.map((step, at) => (
            <Button
              key={step.id}
              size="sm"
              variant="ghost"
              icon={<ChevronRightIcon size={16} />}
              onPress={() => onGo(path.slice(0, at + 1))}
            >
              {step.name}
            </Button>
          ))}
        </div>
      )}
      {failedWithNothing(level) ? (
        <Failed error={level.error} ask={level.ask} />
      ) : level.value === null ? (
        <CardBodySkeleton height={240} lines={4} />
      ) : level.value.data.length === 0 ? (
        <p className={s.note}>No hay categorías aquí.</p>
      ) : (
        <ul className={s.rows} aria-label={parent ? `Categorías de ${parent.name}` : 'Categorías'}>
          {level.value.data.map(({ id, name, hasChildren }) => (
            <li key={id} className={s.choice}>
              <Button
                variant="ghost"
                iconEnd={hasChildren && <ChevronRightIcon size={16} />}
                onPress={() =>
                  hasChildren ? onGo([...path, { id, name }]) : onChoose({ id, name, path: [...names, name] })
                }
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Failed({ error, ask }: { readonly error: CallError; readonly ask: () => void }) {
  return (
    <CallFailed
      isQuiet
      error={error}
      call={categoryChildren.call}
      title="No pudimos cargar las categorías"
      onRetry={ask}
    />
  );
}
