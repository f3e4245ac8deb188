import type { FileUpload, UploadedFile } from '@trastienda/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppSelector, useFeature } from '../store/hooks.ts';
import { uploadsFeature } from './uploads-feature.ts';
import { selectUpload, uploadChanged, uploadDropped, uploadRequested } from './uploads-slice.ts';

/** One file of a form: it leaves as soon as it is chosen. `onDone` is told of the file that the service keeps. */
export function useUpload(id: string, kind: FileUpload['kind'], onDone: (file: UploadedFile) => void) {
  useFeature(uploadsFeature);
  const dispatch = useAppDispatch();
  const upload = useAppSelector((state) => selectUpload(state, id));
  const [file, setFile] = useState<File | null>(null);
  const done = upload?.status === 'done' ? upload.file : null;
  const end = useEffectEvent((kept: UploadedFile) => {
    onDone(kept);
    // The form tells which file is stored now.
    dispatch(uploadDropped(id));
  });
  useEffect(() => {
    if (done !== null) end(done);
  }, [done]);
  const send = (chosen: File) => {
    setFile(chosen);
    dispatch(uploadChanged({ id, upload: { status: 'uploading', progress: null } }));
    dispatch(uploadRequested({ id, file: chosen, kind }));
  };
  return {
    /** The upload that is pending or has failed. */
    upload,
    /** The file that was chosen last, to show it; `null` after a reload. */
    file,
    send,
    retry: () => file && send(file),
    drop: () => void dispatch(uploadDropped(id)),
  } as const;
}
