import type { FileUpload, UploadedFile } from '@trastienda/api-client';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector, useFeature } from '../store/hooks.ts';
import { uploadsFeature } from './uploads-feature.ts';
import {
  selectUploads,
  type Upload,
  uploadChanged,
  uploadDropped,
  uploadRequested,
} from './uploads-slice.ts';

type Sent = { readonly id: string; readonly file: File | null; readonly upload: Upload };

/**
 * Several files of a form: each leaves as soon as it is chosen, four at a time, and one that failed is sent again without
 * the others. `onDone` is told of those that the service keeps now, in the order that they were chosen.
 */
export function useUploads(
  group: string,
  kind: FileUpload['kind'],
  onDone: (files: readonly { readonly at: number; readonly file: UploadedFile }[]) => void,
) {
  useFeature(uploadsFeature);
  const dispatch = useAppDispatch();
  const all = useAppSelector(selectUploads);
  const [files, setFiles] = useState<Readonly<Record<string, File>>>({});
  const count = useRef(0);
  const prefix = `${group}/`;
  const sent = useMemo(
    () =>
      Object.entries(all).flatMap(([id, upload]): Sent[] =>
        id.startsWith(prefix) ? [{ id, file: files[id] ?? null, upload }] : [],
      ),
    [all, files, prefix],
  );
  const done = sent.filter(({ upload }) => upload.status === 'done');
  const end = useEffectEvent(() => {
    if (done.length === 0) return;
    onDone(
      done.flatMap(({ id, upload }) =>
        upload.status === 'done' ? [{ at: Number(id.slice(prefix.length)), file: upload.file }] : [],
      ),
    );
    // The form tells which files are stored now.
    for (const { id } of done) dispatch(uploadDropped(id));
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- one more that is done is what there is to take over
  useEffect(() => end(), [done.length]);
  const start = (id: string, file: File) => {
    dispatch(uploadChanged({ id, upload: { status: 'uploading', progress: null } }));
    dispatch(uploadRequested({ id, file, kind }));
  };
  return {
    /** On their way, or failed. */
    sent: sent.filter(({ upload }) => upload.status !== 'done'),
    send(chosen: readonly File[]) {
      const named = chosen.map((file) => {
        count.current += 1;
        return [`${prefix}${Date.now() * 1000 + count.current}`, file] as const;
      });
      setFiles((before) => ({ ...before, ...Object.fromEntries(named) }));
      for (const [id, file] of named) start(id, file);
    },
    retry(id: string) {
      const file = files[id];
      if (file) start(id, file);
    },
    drop: (id: string) => void dispatch(uploadDropped(id)),
  } as const;
}
