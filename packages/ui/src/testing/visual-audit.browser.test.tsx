/// <reference types="@vitest/browser-playwright" />
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import {
  crowdedTargets,
  cutText,
  liveLooking,
  lostShapes,
  marksOfUnchecked,
  motion,
  paleText,
  smallTargets,
  textOverText,
} from './visual-audit.ts';

// A look that finds nothing anywhere proves nothing: each is shown what it must find.
describe('what is seen to be wrong with a page', () => {
  afterEach(cleanup);

  test('a button of 20 px, and two that stand too near for a thumb', () => {
    render(
      <div style={{ display: 'flex' }}>
        <button style={{ width: 20, height: 20, padding: 0 }} aria-label="Quitar" />
        <button style={{ width: 36, height: 36 }} aria-label="Ver" />
      </div>,
    );
    expect(smallTargets(24)).toEqual(['button «Quitar» has 20 × 20 px']);
    expect(crowdedTargets(44)).toHaveLength(2);
  });

  test('a word cut off, but not one that ends in an ellipsis', () => {
    render(
      <>
        <p style={{ width: 40, overflow: 'hidden', whiteSpace: 'nowrap' }}>Comercializadora</p>
        <p style={{ width: 40, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' }}>
          Comercializadora
        </p>
      </>,
    );
    expect(cutText()).toEqual(['p «Comercializadora» is cut off']);
  });

  test('a word over another', () => {
    render(
      <>
        <p style={{ margin: 0 }}>Pedidos</p>
        <p style={{ margin: '-1em 0 0' }}>Pagos</p>
      </>,
    );
    expect(textOverText()).toEqual(['p «Pedidos» lies over p «Pagos»']);
  });

  test('a word too near to the colour of its ground, but none that cannot be used', () => {
    render(
      <>
        <p style={{ color: '#8a8a8a', background: '#fff' }}>Pedidos</p>
        <div style={{ background: '#333' }}>
          <p style={{ color: '#fff', background: 'rgb(255 255 255 / 50%)' }}>Pagos</p>
        </div>
        <p style={{ color: '#8a8a8a', background: '#fff', fontSize: 24 }}>Ventas</p>
        <p style={{ color: 'color-mix(in srgb, #000 40%, transparent)', background: '#fff' }}>Envíos</p>
        <input placeholder="Buscar" className="pale" style={{ color: '#000', background: '#fff' }} />
        <style>{'.pale::placeholder { color: #aaa; opacity: 1 }'}</style>
        <button disabled style={{ color: '#aaa', background: '#fff' }}>
          Imprimir
        </button>
        <p style={{ color: '#767676', background: '#fff' }}>Guías</p>
      </>,
    );
    expect(paleText()).toEqual([
      'p «Pedidos» has a contrast of 3.45',
      'p «Pagos» has a contrast of 2.85',
      'p «Envíos» has a contrast of 2.85',
      'input «» has a contrast of 2.32',
    ]);
  });

  test('what moves, though less motion is asked for', () => {
    const { container } = render(<p>Cargando</p>);
    const animation = container.animate({ opacity: [0, 1] }, { duration: 900, iterations: Infinity });
    expect(motion()).toEqual(['div «Cargando» moves for 900 ms']);
    animation.cancel();
  });
});

const forced = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

describe('what is seen to be wrong with a page in forced colours', () => {
  beforeEach(() => forced('active'));
  afterEach(() => forced('none'));
  afterEach(cleanup);

  test('a shape that is nothing but a background', () => {
    render(<span className="dot" style={{ display: 'block', width: 8, height: 8, background: 'red' }} />);
    expect(lostShapes()).toEqual(['span «» dot is lost']);
  });

  test('a box that is off and shows its mark', () => {
    render(
      <label>
        <input type="checkbox" />
        <span style={{ color: 'transparent', background: 'white' }}>
          <svg width="12" height="12" stroke="currentColor" />
        </span>
        Sears
      </label>,
    );
    expect(marksOfUnchecked()).toEqual(['label «Sears» looks checked']);
  });

  test('what cannot be used and looks as if it could', () => {
    render(
      <>
        <span aria-disabled="true">Separar</span>
        <button disabled>Imprimir</button>
      </>,
    );
    expect(liveLooking()).toEqual(['span «Separar» looks as if it could be used']);
  });
});

test('the chosen segment is filled, also in forced colours', async () => {
  const items = [
    { id: 'amount', label: 'Por monto' },
    { id: 'units', label: 'Por unidades' },
  ];
  await forced('active');
  const { getAllByRole } = render(
    <SegmentedControl aria-label="Ordenar" items={items} defaultValue="amount" />,
  );
  const [chosen, other] = getAllByRole('radio').map(
    (radio) => getComputedStyle(radio.closest('label') as HTMLElement).backgroundColor,
  );
  await forced('none');
  cleanup();
  expect(chosen).not.toBe(other);
});
