import { isColorSchemeChoice } from '@trastienda/ui/color-scheme';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { useMedia } from '../../shared/layout/index.ts';
import { ShortcutsSwitch } from './shortcuts-switch.tsx';
import { useColorScheme } from './use-color-scheme.ts';
import { densities, useDensity } from './use-density.ts';
import * as s from './preferences.css.ts';

const schemes = [
  { id: 'light', label: 'Claro' },
  { id: 'dark', label: 'Oscuro' },
  { id: 'contrast', label: 'Alto contraste' },
  { id: 'system', label: 'Sistema' },
];

const rows = [
  { id: 'auto', label: 'Automático' },
  { id: 'comfortable', label: 'Amplios' },
  { id: 'compact', label: 'Compactos' },
];

/**
 * The settings of a person: the colour scheme, and the height of rows and single-letter shortcuts where there
 * are keys (WCAG 2.1.4).
 */
export function Preferences() {
  const [scheme, setScheme] = useColorScheme();
  // The pointer decides and not the width: a window enlarged to 400 % is as narrow as a phone, and has keys.
  const [density, setDensity] = useDensity();
  const isTouched = useMedia('(hover: none)');
  return (
    <div className={s.root}>
      <RadioGroup
        label="Apariencia"
        items={schemes}
        value={scheme}
        onChange={(id) => isColorSchemeChoice(id) && setScheme(id)}
      />
      {!isTouched && (
        <>
          <RadioGroup
            label="Densidad"
            items={rows}
            value={density}
            onChange={(id) => setDensity(densities.find((one) => one === id) ?? 'auto')}
          />
          <ShortcutsSwitch />
        </>
      )}
    </div>
  );
}
