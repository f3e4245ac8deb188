/** An exact decimal: `units / 10^scale`, the scale negative for large round numbers. Binary fractions never take part in a product or a sum. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** The decimal that a number is written as (1.005 is 1005 / 1000). Not for NaN or infinities. */
export function decimalOf(value: number): Decimal {
  // '-1.005e+0': always a digit before the point, and always an exponent.
  const [mantissa, exponent] = value.toExponential().split('e') as [string, string];
  const [whole, fraction = ''] = mantissa.split('.') as [string, string?];
  const scale = fraction.length - Number(exponent);
  const units = BigInt(whole + fraction);
  return { units, scale };
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

/** The units of the value rounded to `decimals` places, half away from zero. */
export function roundedUnits(value: Decimal, decimals: number): bigint {
  const scale = Math.max(value.scale, decimals);
  const units = unitsAt(value, scale);
  const step = 10n ** BigInt(scale - decimals);
  // Twice the rest is a whole step or more from the half on, on either side of zero.
  return units / step + (2n * (units % step)) / step;
}

function unitsAt(value: Decimal, scale: number): bigint {
  return value.units * 10n ** BigInt(scale - value.scale);
}
