/** A box that is sold everywhere: its sides in cm, from the shortest to the longest. */
export interface CommonBox {
  readonly sides: readonly [number, number, number];
  /** Named boxes are offered; the others only fill the gaps between them. */
  readonly name?: string;
}

/** Boxes that are sold everywhere in Mexico, from the smallest to the largest. */
export const commonBoxes: readonly CommonBox[] = [
  { sides: [2, 25, 35], name: 'Sobre' },
  { sides: [10, 15, 20], name: 'Caja chica' },
  { sides: [15, 20, 30] },
  { sides: [20, 25, 30], name: 'Caja mediana' },
  { sides: [20, 30, 40] },
  { sides: [30, 30, 40] },
  { sides: [30, 40, 50], name: 'Caja grande' },
  { sides: [40, 40, 60] },
];
