import { Text } from '@trastienda/ui/Text';

export function Example() {
  return (
    <>
      <Text>Tu guía vence el viernes. Entrega el paquete antes de las 18:00.</Text>
      <Text variant="caption" tone="muted">
        Quedan{' '}
        <Text as="strong" variant="captionStrong" tabular>
          12 piezas
        </Text>{' '}
        en la bodega de Monterrey.
      </Text>
    </>
  );
}
