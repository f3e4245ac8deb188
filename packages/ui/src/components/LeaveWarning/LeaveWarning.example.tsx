import { Button } from '@trastienda/ui/Button';
import { LeaveWarning } from '@trastienda/ui/LeaveWarning';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';

export function Example() {
  const [name, setName] = useState('');
  const [isAsking, setAsking] = useState(false);
  const leave = () => window.location.assign('/');
  return (
    <>
      <TextField label="Nombre del producto" value={name} onChange={setName} />
      <Button onPress={() => (name === '' ? leave() : setAsking(true))}>Ir a Inicio</Button>
      <LeaveWarning isOpen={isAsking} onStay={() => setAsking(false)} onLeave={leave} />
    </>
  );
}
