/** Paper is white: a dark or strong scheme steps aside while the page is printed. */
export function lightOnPaper(from: Window): void {
  const root = from.document.documentElement;
  let chosen: string | undefined;
  from.addEventListener('beforeprint', () => {
    chosen = root.dataset['colorScheme'];
    root.dataset['colorScheme'] = 'light';
  });
  from.addEventListener('afterprint', () => {
    if (chosen === undefined) delete root.dataset['colorScheme'];
    else root.dataset['colorScheme'] = chosen;
  });
}
