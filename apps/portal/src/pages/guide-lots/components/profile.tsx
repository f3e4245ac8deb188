import { parseDecimal } from '@trastienda/domain';
import { Button } from '@trastienda/ui/Button';
import { Select } from '@trastienda/ui/Select';
import { Switch } from '@trastienda/ui/Switch';
import { Suspense, useState } from 'react';
import { useAutoPrint } from '../../../features/print-labels/use-auto-print.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { TemplateDialog } from '../../../entities/guide/templates/template-dialog.tsx';
import { useTemplates } from '../../../entities/guide/templates/use-templates.ts';
import { lotInsuranceChosen, lotProfileChosen, selectLots } from '../slice.ts';
import * as s from './lots.css.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';

const PaperChoiceDialog = lazyPart(() => import('../../../features/print-labels/paper-choice-dialog.tsx'));

/** The choice that leaves each order its own measures. */
const ownMeasures = 'propias';

const isNumber = (text: string) => parseDecimal(text).ok;

/** The parcel and the insurance of all rows, and what becomes of their labels; what was set in a row by hand stays. */
export function Profile({ count }: { readonly count: number }) {
  const dispatch = useAppDispatch();
  const templates = useTemplates();
  const profile = useAppSelector((state) => selectLots(state).draft?.profile ?? null);
  const isInsured = useAppSelector((state) => selectLots(state).draft?.isInsured ?? true);
  const [isNaming, setNaming] = useState(false);
  const [prints, setPrints] = useAutoPrint();
  const [isChoosingPaper, setChoosingPaper] = useState(false);
  const items = [
    { id: ownMeasures, label: 'Medidas de cada producto' },
    ...templates.all.map(({ id, name, height, width, depth, weight }) => ({
      id,
      label: `${name} · ${height} × ${width} × ${depth} cm${isNumber(weight) ? ` · ${weight} kg` : ''}`,
    })),
  ];
  return (
    <div className={s.profile}>
      <Select
        label="Mismo paquete para todos"
        items={items}
        value={profile?.id ?? ownMeasures}
        onChange={(id) => {
          const chosen = templates.all.find((template) => template.id === id) ?? null;
          dispatch(lotProfileChosen(chosen));
        }}
      />
      <Button onPress={() => setNaming(true)}>Nueva plantilla</Button>
      {profile !== null && templates.isOwn(profile.id) && (
        <Button
          variant="ghost"
          onPress={() => {
            templates.remove(profile.id);
            dispatch(lotProfileChosen(null));
          }}
        >
          Quitar plantilla
        </Button>
      )}
      <div className={s.switches}>
        <Switch
          isSelected={isInsured}
          onChange={(isSelected) => void dispatch(lotInsuranceChosen(isSelected))}
        >
          Asegurar cada envío por su valor
        </Switch>
        <Switch isSelected={prints} onChange={setPrints}>
          Imprimir al terminar
        </Switch>
        {prints && (
          <Button size="sm" variant="ghost" onPress={() => setChoosingPaper(true)}>
            Cambiar papel
          </Button>
        )}
      </div>
      {isChoosingPaper && (
        <Suspense fallback={null}>
          <PaperChoiceDialog count={count} onClose={() => setChoosingPaper(false)} />
        </Suspense>
      )}
      <TemplateDialog
        isOpen={isNaming}
        onClose={() => setNaming(false)}
        onSave={(template) => dispatch(lotProfileChosen(templates.save(template)))}
      />
    </div>
  );
}
