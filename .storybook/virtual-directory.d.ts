declare module 'virtual:directory' {
  import type { DirectoryEntry } from './directory-data.ts';

  export const entries: readonly DirectoryEntry[];
}
