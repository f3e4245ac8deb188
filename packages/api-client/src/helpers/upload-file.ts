import * as z from 'zod/mini';
import { integer } from '../core/fields.ts';
import { fail, type CallResult, succeed } from '../core/call-result.ts';
import { FAILED_TO_UPLOAD, SIZE_ERROR } from '../core/user-message.ts';
import { isTooLarge, TransferError, uploadForm, type UploadOptions } from './transfer.ts';

/** A file that the upload service has taken; `size` in bytes. */
export const uploadedFile = z.object({
  key: z.string(),
  url: z.string(),
  name: z.string(),
  size: integer(),
  contentType: z.string(),
});
export type UploadedFile = z.output<typeof uploadedFile>;

export type FileUpload = {
  readonly file: Blob;
  readonly storeId: string;
  readonly kind: 'product' | 'onboarding' | 'evidence' | 'invoice' | 'certificate' | 'statement';
};

const keyOf = async (file: Blob): Promise<string> => {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Sends one file straight to the upload service, not through the proxy. The key is a hash of the
 * content, so that sending it again makes no second file. A file that is too large is refused before it leaves.
 */
export async function uploadFile(
  uploadUrl: string,
  { file, storeId, kind }: FileUpload,
  options: UploadOptions,
): Promise<CallResult<UploadedFile>> {
  if (isTooLarge(file)) return fail({ kind: 'input', message: SIZE_ERROR });
  const form = new FormData();
  form.append('file', file);
  form.append('storeId', storeId);
  form.append('kind', kind);
  try {
    const headers = { ...options.headers, 'Idempotency-Key': await keyOf(file) };
    const read = uploadedFile.safeParse(await uploadForm(uploadUrl, form, { ...options, headers }));
    return read.success ? succeed(read.data) : fail({ kind: 'contract', message: FAILED_TO_UPLOAD });
  } catch (error) {
    // A file that cannot be read, or a key that cannot be made: nothing was sent.
    if (!(error instanceof TransferError)) return fail({ kind: 'input', message: FAILED_TO_UPLOAD });
    const { kind, status, message, code } = error;
    return fail({ kind, status, message, ...(code !== undefined && { code }) });
  }
}
