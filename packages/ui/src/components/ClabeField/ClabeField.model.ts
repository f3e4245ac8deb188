/** The first three digits of what is typed so far: the bank's code. @example bankCodeOf('002-1') // => '002' */
export const bankCodeOf = (text: string): string => text.replace(/\D/gu, '').slice(0, 3);

/** A CLABE as statements print it: bank, place, account, control digit. */
export const grouped = (clabe: string): string =>
  clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/u, '$1 $2 $3 $4');
