import { mexicanStateOf } from '@trastienda/domain';

/** Between the code and the text of a state. */
export const SEPARATOR = '\u001F';

/** Returns the name of a state: by the catalogue, else the order's own text, or 'Sin estado'. */
export function nameOfState(key: string): string {
  const [code = '', text = ''] = key.split(SEPARATOR);
  return (mexicanStateOf(code) ?? mexicanStateOf(text))?.name ?? (text.trim() || code.trim() || 'Sin estado');
}
