import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A row such as '/mis-pedidos/cancelar-pedido, /entregar-pedido' or '/canales/x, .../setup'. */
function pathsOf(cell: string): string[] {
  const [first = '', ...rest] = cell.split(',').map((one) => one.trim());
  let folder = first.slice(0, first.lastIndexOf('/'));
  const paths = [first];
  for (const one of rest) {
    const besides = one.split('/').length > 2 ? one : folder + one;
    const path = one.startsWith('...') ? first + one.slice(3) : besides;
    folder = path.slice(0, path.lastIndexOf('/'));
    paths.push(path);
  }
  return paths;
}

/** Every address of the specification. */
export const specifiedPaths: readonly string[] = [
  ...new Set(
    readFileSync(resolve(import.meta.dirname, '../../../../docs/spec/product-spec.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| /'))
      .flatMap((line) => pathsOf(line.split('|')[1] ?? '')),
  ),
];
