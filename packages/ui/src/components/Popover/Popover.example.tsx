import { Button } from '@trastienda/ui/Button';
import { Popover } from '@trastienda/ui/Popover';

export function Example() {
  return (
    // It opens and closes by itself: the button needs no `onPress`.
    <Popover trigger={<Button>Cómo se calcula</Button>} title="Peso volumétrico">
      Alto × ancho × largo ÷ 5000
    </Popover>
  );
}
