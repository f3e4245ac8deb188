import { Card } from '@trastienda/ui/Card';
import { FileDrop } from '@trastienda/ui/FileDrop';
import { PhotoSorter } from '@trastienda/ui/PhotoSorter';
import { productPhotoLimit } from '@trastienda/domain/product';
import { useRef } from 'react';
import { UnkeptWarning } from '../../../shared/form/unkept-warning.tsx';
import { useIsMobile } from '../../../shared/layout/index.ts';
import { useUploads } from '../../../shared/uploads/use-uploads.ts';
import { type ProductForm, useFault, useFieldOf } from '../form-view.ts';
import * as s from '../product-form.css.ts';

type Props = {
  readonly form: ProductForm;
  /** One for each form. */
  readonly id: string;
};

/** The photos: sent as soon as they are chosen, in the order that clients see them; the first is the cover. */
export function PhotosCard({ form, id }: Props) {
  const isMobile = useIsMobile();
  const photos = useFieldOf(form, 'photos');
  // Photos of this visit by when they were chosen: the quickest upload is not the first photo.
  const chosenAt = useRef(new Map<string, number>());
  const put = (urls: readonly string[]) => form.change({ photos: urls });
  const { sent, send, retry, drop } = useUploads(id, 'product', (done) => {
    form.change(({ photos: kept }) => {
      let urls = kept;
      for (const { at, file } of done) {
        if (urls.includes(file.url)) continue;
        const before = urls.findLastIndex((url) => (chosenAt.current.get(url) ?? 0) < at);
        urls = [...urls.slice(0, before + 1), file.url, ...urls.slice(before + 1)];
        chosenAt.current.set(file.url, at);
      }
      return { photos: urls };
    });
  });
  const room = productPhotoLimit - photos.length - sent.length;
  const isSending = sent.some(({ upload }) => upload.status === 'uploading');
  const fault = useFault(form, 'photos');
  return (
    <Card
      title="Fotos"
      data-field="photos"
      action={<span className={s.note}>{`${photos.length} de ${productPhotoLimit}`}</span>}
    >
      <div className={s.fields}>
        <UnkeptWarning leaving={false} closing={isSending} />
        {photos.length > 0 && (
          <PhotoSorter
            photos={photos.map((url, at) => ({ id: url, src: url, name: `Foto ${at + 1}` }))}
            onReorder={(sorted) => put(sorted.map((photo) => photo.id))}
            onRemove={(url) => put(photos.filter((one) => one !== url))}
          />
        )}
        <FileDrop
          kind="productPhoto"
          multiple
          title={
            isMobile
              ? 'Toma o elige las fotos de tu producto'
              : 'Arrastra las fotos de tu producto o elige los archivos'
          }
          description={fault ?? 'Fondo claro y 1,200 px o más se ven mejor'}
          disabledReason={room <= 0 ? `Ya tienes ${productPhotoLimit} fotos: quita una para subir otra` : ''}
          files={sent.map(({ id: row, file, upload }) => ({
            id: row,
            file: file ?? { name: 'Foto', size: 0 },
            state: upload.status === 'uploading' ? ('uploading' as const) : ('failed' as const),
            ...(upload.status === 'uploading' && { progress: upload.progress }),
            ...(upload.status === 'failed' && { note: upload.message }),
          }))}
          onAdd={(files) => send(files.slice(0, room))}
          onCancel={drop}
          onRetry={retry}
          onRemove={drop}
        />
      </div>
    </Card>
  );
}
