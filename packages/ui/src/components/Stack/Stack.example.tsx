import { Button } from '@trastienda/ui/Button';
import { Heading } from '@trastienda/ui/Heading';
import { Inline } from '@trastienda/ui/Inline';
import { Stack } from '@trastienda/ui/Stack';
import { Text } from '@trastienda/ui/Text';

export function Example() {
  return (
    <Stack>
      <Heading>Bodega Monterrey</Heading>
      <Text>Av. de los Encinos 2305, int. 4. 64070 Monterrey, N. L.</Text>
      <Inline>
        <Button>Editar</Button>
        <Button>Cerrar bodega</Button>
      </Inline>
    </Stack>
  );
}
