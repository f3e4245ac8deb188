import { conformanceCase } from '../../testing/conformance.ts';
import { PhotoSorter } from './PhotoSorter.tsx';

const photos = [{ id: 'a', src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', name: 'frente' }];

export default conformanceCase({
  name: 'PhotoSorter',
  component: PhotoSorter,
  render: (props) => <PhotoSorter {...props} photos={photos} />,
  strings: {
    defaults: ['Fotos, en el orden en que se muestran', 'Portada', '1 de 1', 'Mover frente antes'],
    replaced: (
      <PhotoSorter
        photos={photos}
        labels={{
          list: 'Photos',
          cover: 'Cover',
          place: (at) => String(at),
          earlier: (name) => name,
          later: (name) => name,
          remove: (name) => name,
        }}
      />
    ),
  },
});
