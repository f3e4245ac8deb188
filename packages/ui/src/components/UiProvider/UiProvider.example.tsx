import '@trastienda/ui/styles.css';
import { UiProvider } from '@trastienda/ui/UiProvider';

export function Example() {
  return (
    // Give `navigate` of your router too, so that links load no page anew.
    <UiProvider locale="es-MX">
      <p>Todo lo que está dentro habla español de México.</p>
    </UiProvider>
  );
}
