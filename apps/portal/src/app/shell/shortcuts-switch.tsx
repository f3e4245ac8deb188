import { Switch } from '@trastienda/ui/Switch';
import { setShortcutsOn, useShortcutsOn } from '../../shared/layout/shortcuts-setting.ts';

/** Switches single-letter keys off and on (WCAG 2.1.4). */
export function ShortcutsSwitch() {
  return (
    <Switch isSelected={useShortcutsOn()} onChange={setShortcutsOn}>
      Atajos con una sola tecla
    </Switch>
  );
}
