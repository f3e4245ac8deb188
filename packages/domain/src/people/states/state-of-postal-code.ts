import { type MexicanState, mexicanStates } from './mexican-states.ts';

/** The first two digits at which each state's postal codes begin; a state runs to the next entry, null is none. */
const firstPrefixes: readonly (readonly [prefix: number, key: string | null])[] = [
  [0, 'MX-DIF'],
  [17, null],
  [20, 'MX-AGU'],
  [21, 'MX-BCN'],
  [23, 'MX-BCS'],
  [24, 'MX-CAM'],
  [25, 'MX-COA'],
  [28, 'MX-COL'],
  [29, 'MX-CHP'],
  [31, 'MX-CHH'],
  [34, 'MX-DUR'],
  [36, 'MX-GUA'],
  [39, 'MX-GRO'],
  [42, 'MX-HID'],
  [44, 'MX-JAL'],
  [50, 'MX-MEX'],
  [58, 'MX-MIC'],
  [62, 'MX-MOR'],
  [63, 'MX-NAY'],
  [64, 'MX-NLE'],
  [68, 'MX-OAX'],
  [72, 'MX-PUE'],
  [76, 'MX-QUE'],
  [77, 'MX-ROO'],
  [78, 'MX-SLP'],
  [80, 'MX-SIN'],
  [83, 'MX-SON'],
  [86, 'MX-TAB'],
  [87, 'MX-TAM'],
  [90, 'MX-TLA'],
  [91, 'MX-VER'],
  [97, 'MX-YUC'],
  [98, 'MX-ZAC'],
];

/**
 * The state whose postal codes begin like this one; a catalogue of postal codes knows better. `undefined` for what is no postal code or belongs to no state.
 * @example stateOfPostalCode('64070')?.name // => 'Nuevo León'
 * @example stateOfPostalCode('18000') // => undefined
 */
export function stateOfPostalCode(postalCode: string): MexicanState | undefined {
  if (!/^\d{5}$/u.test(postalCode)) return undefined;
  const prefix = Number(postalCode.slice(0, 2));
  const key = firstPrefixes.findLast(([first]) => first <= prefix)?.[1];
  return mexicanStates.find((state) => state.key === key);
}
