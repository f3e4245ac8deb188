import { mexicanStateOf } from '@trastienda/domain';

/** Between the code and the text of a state. */
export const SEPARATOR = '\u001F';

/** What a state is called: by the catalogue, else as the order has it, or 'Sin estado'. */
export function nameOfState(key: string): string {
  const [code = '', text = ''] = key.split(SEPARATOR);
  return (mexicanStateOf(code) ?? mexicanStateOf(text))?.name ?? (text.trim() || code.trim() || 'Sin estado');
}
