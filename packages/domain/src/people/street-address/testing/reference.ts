// The reference of decisions.md, appendix A, with types added: the independent oracle that the scanner is
// compared with. Its expressions backtrack, so it is for tests only. Five places are amended, where the
// reference falls short of the appendix's own rules:
//   1. an interior word is a whole word (S-b, S-d): "Torreón" holds no "torre", and "Depto" alone has no value;
//   2. S/N keeps what follows it (S-e, "no word is lost"): "S/N Sur" was cut to "S/N";
//   3. a Mz–Lt block also counts at the start of the line and after a comma without a blank (S-f);
//   4. "C. 13" is a name like "Calle 13" (S-g);
//   5. a mark between an interior word and its value is not itself the value ("Local No. A").
const re = (p: string, f = 'iu') => new RegExp(p, f);
const END = '(?![\\p{L}\\d])';
const WORD =
  '(?:departamento|depto|dpto|dep|piso|local|loc|oficina|ofna|despacho|desp|edificio|edif|torre|casa|bodega|consultorio|suite|nivel)(?!\\p{L})'; /* 1 */
const TYPE =
  '(?:calle|c(?=\\.)|avenida|ave|av|bulevar|boulevard|blvd|calzada|calz|privada|priv|cerrada|cda|andador|and|circuito|cto|retorno|ret|eje|carretera|carr|camino|prolongaci[oó]n|prol|perif[eé]rico|autopista|callej[oó]n|diagonal|pasaje|v[ií]a)';
const NUM = `\\d+(?:\\.\\d+)?\\p{L}{0,3}${END}`;
const BLOCK = `(?:manzana|mza|mz|m)\\.?\\s*\\d+\\p{L}?,?\\s*(?:lote|lte|lt|l)\\.?\\s*\\d+\\p{L}?${END}`;
const KM = `(?:kil[oó]metro|km)\\.?\\s*\\d+(?:\\.\\d+)?${END}`;
const NONE = `(?:s\\s*\\/\\s*n|sin n[uú]mero)${END}`;
const SUFFIX = `(?:\\s+(?:bis|ter)${END})?(?:\\s+\\p{L}(?=\\s*(?:$|[,.;:])))?`;
const DASH = '(?:\\s*-\\s*([\\p{L}\\d]+(?:-[\\p{L}\\d]+)*))?';
const SIDE = `(?:\\s+(?:norte|nte|sur|oriente|ote|poniente|pte)\\.?${END})?`;
const VALUE = `((?:${NONE}|${BLOCK}|${KM}|${NUM})${SUFFIX})${DASH}(${SIDE})`;
const INNER = `(?:${WORD}\\.?\\s*[\\p{L}\\d]+|(?=\\p{L}*-?\\d|\\p{L}{1,2}${END})[\\p{L}\\d]+)(?:[-/][\\p{L}\\d]+)*`;
const MARK = '(?:#|(?<![\\p{L}\\d])(?:n[°º]|no|n[uú]mero|n[uú]m|exterior|ext)(?!\\p{L}))';
const PHRASE = `(?:${WORD}\\.?\\s*(?:${MARK}\\.?\\s*(?=[\\p{L}\\d])|(?!${MARK}\\.?\\s*[\\p{L}\\d]))[\\p{L}\\d]+(?:-[\\p{L}\\d]+)*|P\\.?B\\.?${END}|PH\\s?\\d*${END})`;

const clean = (t: string) =>
  t
    .replace(/[\s,;:#-]*,[\s,;:#.-]*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:#.-]+|[\s,;:#.-]+$/g, '');
const tidy = (t: string) =>
  t
    .replace(re(`^${NONE}`), 'S/N')
    .replace(/\s+/g, ' ')
    .trim(); // 2

export function referenceParseStreet(line: string | null | undefined) {
  let s = (line ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
  let out = '';
  let inn = '';
  const take = (base: string, dash?: string, side = '') => {
    if (dash && inn) base += '-' + dash;
    else if (dash) inn = dash;
    out = tidy(base + side);
  };
  s = s.replace(
    re(
      `(?:(?<=[^\\p{L}\\d])(?:n[uú]mero|n[uú]m|no)[\\s.]+)?(?:(?<=[\\s,.:;#\\d-])int|(?<=(?:\\d\\p{L}{0,3}|s\\s*\\/\\s*n|[,-])[\\s.]*)interior)(?!\\p{L})\\s*[.:#-]?\\s*(?:(?:n[uú]mero|n[uú]m|no)\\.?\\s*[:#]?\\s*(?=\\d))?(${INNER})`,
    ),
    (_m, v: string) => ((inn = v), ','),
  );
  s = s.replace(
    re(
      `(?:(?<=,\\s*)|(?<=\\d\\p{L}{0,3}(?:\\s*-\\s*[\\p{L}\\d]+)?[.;:]?\\s+(?:-\\s*)?))${PHRASE}(?:[\\s,]+${PHRASE})*(?=\\s*(?:$|[,.;:]))`,
    ),
    (m: string) => ((inn = inn ? `${m} Int ${inn}` : m), ','),
  );
  const marked = re(`(?:${MARK}\\s*[.:-]?\\s*)+${VALUE}`);
  s = s.replace(marked, (_m, b: string, d?: string, c?: string) => (take(b, d, c), '\u0001'));
  if (!out) s = s.replace(re(`(?<![\\p{L}\\d])(${BLOCK})`), (_m, b: string) => (take(b), '\u0001')); // 3
  if (out && !inn)
    s = s.replace(
      marked,
      (_m, b: string, d?: string, c?: string) => ((inn = tidy(b + (d ? '-' + d : '') + (c || ''))), ','),
    );
  s = s.replace(/(?<=\d)\.(?=\s|$)/g, ',').replace(/[:;]/g, ',');
  const parts = s.split(',').map(clean).filter(Boolean);
  if (!out) {
    const m = (parts[0] ?? '').match(re(`^(.*?\\p{L}.*?)[\\s.-]+${VALUE}$`));
    const whole = re(`^${VALUE}$`);
    const at = parts.findIndex((p) => whole.test(p));
    const named =
      m && (re(`^${TYPE}\\.?$`).test(m[1]!.trim()) || (/^c\./i.test(m[0]!) && /^c$/i.test(m[1]!))); // 4
    if (m && !named) {
      take(m[2]!, m[3], m[4]);
      parts[0] = clean(m[1]!);
    } else if (at >= 0 && parts.length > 1) {
      const k = parts[at]!.match(whole)!;
      take(k[1]!, k[2], k[3]);
      parts.splice(at, 1);
    }
  }
  if (out && !inn) {
    const at = parts.findIndex(
      (p, i) => i > 0 && (/^[\p{L}\d-]*\d[\p{L}\d-]*$/u.test(p) || /^\p{L}$/u.test(p)),
    );
    if (at > 0) inn = parts.splice(at, 1)[0]!;
  }
  const street = clean(parts.join(', ').replace(re(',?\\s*\\u0001\\s*', 'gu'), ' ').replace(/\s+,/g, ','));
  return { street, outdoorNumber: out, interiorNumber: tidy(inn) };
}
