import { Button } from 'react-aria-components';

export const Part = () => <Button>Guardar</Button>;
