export type Target = {
  /** The path is unchanged, because it already is in its one canonical form. */
  readonly path: string;
  /** The query has no question mark. */
  readonly search: string;
};

/** The characters that `encodeURIComponent` escapes although a path may hold them; both spellings are one to us. */
const alsoPlain = /%(?:24|26|2B|2C|3A|3D|40)/g;
const plain = (text: string) => text.replace(alsoPlain, (escape) => decodeURIComponent(escape));

/**
 * Characters that no reader of a path may find in a segment, however often or in whatever alphabet they are
 * encoded.
 */
const dangerous = /[/\\;]|\p{Cc}|%[\da-f]{2}/iu;

/** Nothing in it has a second reading; nearly every segment is such a one. */
const simple = /^[\w-]+$/;

function isCanonicalSegment(segment: string): boolean {
  if (simple.test(segment)) return true;
  let text: string;
  try {
    text = decodeURIComponent(segment);
  } catch {
    return false;
  }
  if (plain(encodeURIComponent(text)) !== plain(segment)) return false;
  const seen = text.normalize('NFKC');
  return !dangerous.test(text) && !dangerous.test(seen) && !/^\.{1,2}$/.test(seen.trim());
}

/**
 * The one reading of a request's target: what is decided on it is what is forwarded (D162).
 * `null` for anything that has a second reading: dot segments, doubled or encoded slashes, parameters after `;`,
 * double escapes, controls, needless or lower-case escapes, full-width forms, absolute addresses.
 */
export function canonicalTarget(target: string): Target | null {
  if (target.length > 8192 || !/^\/[\x21-\x7e]*$/.test(target) || target.includes('#')) return null;
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const segments = path.slice(1).split('/');
  const last = segments.length - 1;
  for (const [at, segment] of segments.entries()) {
    // Only the last segment may be empty: the slash at the end, or the root itself.
    if (segment === '' ? at !== last : !isCanonicalSegment(segment)) return null;
  }
  const search = mark === -1 ? '' : target.slice(mark + 1);
  return { path, search };
}
