import type { BucketSettings } from '@trastienda/services';
import { z } from 'zod';
import { optional, secret, trustedAddress } from './variables.ts';

/** The variables of the bucket for the content of files. */
export const bucketVariables = {
  FILES_BUCKET: optional(
    z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, { error: 'must be the name of a bucket' }),
  ),
  FILES_ENDPOINT: optional(trustedAddress),
  FILES_REGION: optional(z.string().regex(/^[\w-]+$/, { error: 'must be a region, such as us-east-1' })),
  FILES_KEY_ID: optional(z.string()),
  FILES_SECRET_KEY: optional(secret(16)),
  FILES_NEW_IN: optional(z.enum(['bucket', 'database'], { error: 'must be bucket or database' })),
  FILES_PATH_STYLE: optional(z.enum(['true', 'false'], { error: 'must be true or false' })),
};

/**
 * Reads the bucket's settings; `null` without a bucket.
 * @returns sentences where something is missing
 */
export function bucketOf(
  given: z.output<z.ZodObject<typeof bucketVariables>>,
): BucketSettings | { readonly sentences: readonly string[] } | null {
  const { FILES_BUCKET: bucket, FILES_KEY_ID: keyId, FILES_SECRET_KEY: secretKey, FILES_ENDPOINT } = given;
  if (bucket === undefined) {
    return keyId === undefined && secretKey === undefined && FILES_ENDPOINT === undefined
      ? null
      : { sentences: ['FILES_BUCKET is missing, although an address or a key of it is given.'] };
  }
  if (keyId === undefined || secretKey === undefined) {
    return { sentences: ['FILES_KEY_ID and FILES_SECRET_KEY are missing: FILES_BUCKET needs both.'] };
  }
  return {
    bucket,
    keyId,
    secretKey,
    endpoint: FILES_ENDPOINT ?? null,
    takesNew: given.FILES_NEW_IN !== 'database',
    region: given.FILES_REGION ?? 'us-east-1',
    pathStyle: (given.FILES_PATH_STYLE ?? String(FILES_ENDPOINT !== undefined)) === 'true',
  };
}
