import { describe, expect, it } from 'vitest';
import { isSigned, signatureSvg, strokePath, typedSize } from './SignaturePad.model.ts';

const stroke = [
  [10, 10],
  [20, 40],
  [60, 12.345],
] as const;

describe('a signature', () => {
  it('is a curve through the points of each stroke', () => {
    expect(strokePath(stroke)).toBe('M10 10Q20 40 40 26.2L60 12.3');
    expect(strokePath([[5, 5]])).toBe('M5 5h.1');
    expect(strokePath([])).toBe('');
  });

  it('is one only when something was signed: not a dot, not a blank name', () => {
    expect(isSigned(null)).toBe(false);
    expect(isSigned({ kind: 'drawn', strokes: [] })).toBe(false);
    expect(isSigned({ kind: 'drawn', strokes: [[[5, 5]]] })).toBe(false);
    expect(isSigned({ kind: 'drawn', strokes: [stroke] })).toBe(true);
    expect(isSigned({ kind: 'typed', name: ' M ' })).toBe(false);
    expect(isSigned({ kind: 'typed', name: 'Mariana Rojas' })).toBe(true);
  });

  it('becomes a drawing to keep, whose text can hold no markup', () => {
    expect(signatureSvg({ kind: 'drawn', strokes: [stroke] })).toContain(
      '<path d="M10 10Q20 40 40 26.2L60 12.3"/>',
    );
    const typed = signatureSvg({ kind: 'typed', name: ' Ana <script>&"' });
    expect(typed).toContain('>Ana &lt;script&gt;&amp;&quot;</text>');
    expect(typed).not.toContain('<script>');
    expect(typedSize('María Guadalupe Fernández de la Torre y Montes de Oca')).toBeLessThan(20);
  });
});
