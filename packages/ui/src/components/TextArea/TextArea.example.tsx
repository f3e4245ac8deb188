import { TextArea } from '@trastienda/ui/TextArea';
import { useState } from 'react';

export function Example() {
  const [references, setReferences] = useState('Portón verde');
  return (
    <TextArea
      label="Referencias"
      description="El repartidor las lee en la guía"
      value={references}
      onChange={setReferences}
    />
  );
}
