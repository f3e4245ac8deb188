import { Switch } from '@trastienda/ui/Switch';
import { useState } from 'react';

export function Example() {
  const [isOn, setOn] = useState(false);
  return (
    <Switch isSelected={isOn} onChange={setOn}>
      Avisarme por correo
    </Switch>
  );
}
