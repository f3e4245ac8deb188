import { Button } from '@trastienda/ui/Button';

export const Part = () => <Button>Guardar</Button>;
