/** A README under a title of the workbench's own, without what only its check reads. */
export const wordsOf = (readme: string): string =>
  readme.replace(/^# .+\n/u, '').replaceAll(/<!--[^]*?-->\n*/gu, '');
