// @vitest-environment jsdom
import '../styles.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiProvider } from '../components/UiProvider/UiProvider.tsx';

const examples = import.meta.glob<ComponentType>('../components/*/*.example.tsx', {
  eager: true,
  import: 'Example',
});
function draw(name: string): void {
  const Example = examples[`../components/${name}/${name}.example.tsx`];
  if (!Example) throw new Error(`${name} has no example`);
  cleanup();
  render(
    <UiProvider>
      <Example />
    </UiProvider>,
  );
}

/** What the setup gives, and where. */
const given: readonly (readonly [string, object])[] = [
  ['matchMedia', window],
  ['ResizeObserver', window],
  ['scrollIntoView', Element.prototype],
  ['scrollTo', Element.prototype],
  ['setPointerCapture', Element.prototype],
  ['createObjectURL', URL],
  ['revokeObjectURL', URL],
];
const setUp = async () => {
  vi.resetModules();
  await import('./setup.ts');
};

const problems: string[] = [];
const failed = ({ message }: ErrorEvent) => problems.push(message);
const before = given.map(([name, owner]) => Object.getOwnPropertyDescriptor(owner, name));
beforeEach(() => {
  problems.length = 0;
  window.addEventListener('error', failed);
  vi.spyOn(console, 'error').mockImplementation((...said) => problems.push(String(said[0])));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.removeEventListener('error', failed);
  for (const [at, [name, owner]] of given.entries()) {
    const own = before[at];
    if (own) Object.defineProperty(owner, name, own);
    else Reflect.deleteProperty(owner, name);
  }
});

describe('a window of jsdom', () => {
  it.each(given)('is given %s where it lacks it', async (name, owner) => {
    Reflect.set(owner, name, undefined);
    await setUp();
    expect(Reflect.get(owner, name)).toBeTypeOf('function');
  });

  it.each(given)('keeps its own %s', async (name, owner) => {
    const own = () => {};
    Reflect.set(owner, name, own);
    await setUp();
    expect(Reflect.get(owner, name)).toBe(own);
  });

  it('says that no media query holds, and tells nobody of a change', async () => {
    Reflect.set(window, 'matchMedia', undefined);
    await setUp();
    const list = window.matchMedia('(max-width: 600px)');
    list.addEventListener('change', () => problems.push('changed'));
    expect([list.matches, list.media, problems]).toEqual([false, '(max-width: 600px)', []]);
  });

  it('draws the example of each component, and nobody complains', async () => {
    await setUp();
    for (const path of Object.keys(examples)) draw(path.split('/')[2] ?? '');
    expect(problems).toEqual([]);
  });

  it('searches a palette, walks through a grid, shows a picture and takes a signature', async () => {
    await setUp();
    const user = userEvent.setup();
    draw('SignaturePad');
    fireEvent.pointerDown(screen.getByRole('img'), { button: 0, pointerId: 1 });
    draw('FileDrop');
    const [input] = document.querySelectorAll<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('FileDrop has no input');
    await user.upload(input, new File([''], 'caja.png', { type: 'image/png' }));
    draw('CommandPalette');
    await user.click(screen.getByRole('button'));
    await user.keyboard('pedidos{ArrowDown}');
    draw('EditableGrid');
    const [cell] = screen.getAllByRole('gridcell');
    if (!cell) throw new Error('EditableGrid has no cell');
    await user.click(cell);
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(problems).toEqual([]);
  });
});
