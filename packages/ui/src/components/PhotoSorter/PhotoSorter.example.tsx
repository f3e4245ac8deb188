import { PhotoSorter, type Photo } from '@trastienda/ui/PhotoSorter';
import { useState } from 'react';

const uploaded: Photo[] = [
  { id: 'foto-0', src: 'https://example.com/fotos/frente.jpg', name: 'frente' },
  { id: 'foto-1', src: 'https://example.com/fotos/asa.jpg', name: 'asa' },
  { id: 'foto-2', src: 'https://example.com/fotos/interior.jpg', name: 'interior' },
  { id: 'foto-3', src: 'https://example.com/fotos/empaque.jpg', name: 'empaque' },
];

export function Example() {
  const [photos, setPhotos] = useState(uploaded);
  return (
    <PhotoSorter
      photos={photos}
      onReorder={setPhotos}
      onRemove={(id) => setPhotos((before) => before.filter((photo) => photo.id !== id))}
    />
  );
}
