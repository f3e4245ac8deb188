/** The numbers of RFC 3492, section 5. */
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialCode = 128;

const digit = (value: number): string => String.fromCodePoint(value < 26 ? value + 97 : value + 22);

function adapted(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? damp : 2));
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}

/** One label of a domain name as the name system knows it: `xn--` and Punycode when it is not plain ASCII (RFC 3492). */
export function asciiLabel(label: string): string {
  const codes = [...label].map((sign) => sign.codePointAt(0) ?? 0);
  const plain = codes.filter((code) => code < initialCode);
  if (plain.length === codes.length) return label;
  let output = plain.map((code) => String.fromCodePoint(code)).join('') + (plain.length > 0 ? '-' : '');
  let written = plain.length;
  let bias = initialBias;
  let delta = 0;
  let current = initialCode;
  while (written < codes.length) {
    const next = Math.min(...codes.filter((code) => code >= current));
    delta += (next - current) * (written + 1);
    current = next;
    for (const code of codes) {
      if (code < current) delta += 1;
      if (code !== current) continue;
      let q = delta;
      for (let k = base; ; k += base) {
        const t = Math.min(tMax, Math.max(tMin, k - bias));
        if (q < t) break;
        output += digit(t + ((q - t) % (base - t)));
        q = Math.floor((q - t) / (base - t));
      }
      output += digit(q);
      bias = adapted(delta, written + 1, written === plain.length);
      delta = 0;
      written += 1;
    }
    delta += 1;
    current += 1;
  }
  return `xn--${output}`;
}
