import { clampGuideContent } from '@trastienda/domain';
import { CharacterPreview } from '@trastienda/ui/CharacterPreview';
import { Stack } from '@trastienda/ui/Stack';
import { TextField } from '@trastienda/ui/TextField';
import { useState } from 'react';

export function Example() {
  const [content, setContent] = useState('Vasos de vidrio y canasta de palma');
  return (
    <Stack gap={3}>
      <TextField label="Contenido del paquete" value={content} onChange={setContent} />
      <CharacterPreview value={content} onShorten={() => setContent(clampGuideContent(content).text)} />
    </Stack>
  );
}
