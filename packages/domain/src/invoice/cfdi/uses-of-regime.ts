const business = ['601', '603', '606', '612', '620', '621', '622', '623', '624', '625', '626'];
const persons = ['605', '606', '607', '608', '611', '612', '614', '615', '625'];
const every = [...new Set([...business, ...persons, '610', '616'])];

/** Uses of an invoice (c_UsoCFDI) by the regimes (c_RegimenFiscal) that may take them. */
const regimesOfUse: readonly (readonly [uses: readonly string[], regimes: readonly string[]])[] = [
  // A buyer who returns goods for her own use is given a credit note.
  [['G02'], [...business, '616']],
  [['G01', 'G03', 'I01', 'I02', 'I03', 'I04', 'I05', 'I06', 'I07', 'I08'], business],
  [['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10'], persons],
  [['S01', 'CP01'], every],
  [['CN01'], ['605']],
];

/** Uses that a receiver of this regime may give an invoice; `null` for a regime that the catalogue does not know. */
export function usesOfRegime(regime: string): readonly string[] | null {
  return every.includes(regime)
    ? regimesOfUse.flatMap(([uses, regimes]) => (regimes.includes(regime) ? uses : []))
    : null;
}
