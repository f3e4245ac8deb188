import { isColorSchemeChoice } from '@trastienda/ui/color-scheme';
import { RadioGroup } from '@trastienda/ui/RadioGroup';
import { ShortcutsSwitch } from './shortcuts-switch.tsx';
import { useColorScheme } from './use-color-scheme.ts';
import * as s from './preferences.css.ts';

const schemes = [
  { id: 'light', label: 'Claro' },
  { id: 'dark', label: 'Oscuro' },
  { id: 'contrast', label: 'Alto contraste' },
  { id: 'system', label: 'Sistema' },
];

/** What a person sets for themselves: the colour scheme, and single-letter shortcuts (WCAG 2.1.4). */
export function Preferences() {
  const [scheme, setScheme] = useColorScheme();
  return (
    <div className={s.root}>
      <RadioGroup
        label="Apariencia"
        items={schemes}
        value={scheme}
        onChange={(id) => isColorSchemeChoice(id) && setScheme(id)}
      />
      <ShortcutsSwitch />
    </div>
  );
}
