import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect } from 'storybook/test';
import { conformanceCases } from './all-cases.ts';

// What needs a browser of the conformance suite: refs, and that a given class wins over the library's own.
const seen = new Map<string, Element | null>();
const shown = conformanceCases().filter((one) => !one.wrapper && !one.overlay);

function Everything() {
  return (
    <>
      <style>{'.conformance-wins { outline: 3px dashed rgb(1, 2, 3); }'}</style>
      {shown.map(({ name, render }) => (
        <Fragment key={name}>
          {render({
            ref: (element) => void seen.set(name, element ?? seen.get(name) ?? null),
            className: 'conformance-wins',
            'data-testid': `conforms-${name}`,
          })}
        </Fragment>
      ))}
    </>
  );
}

const meta = {
  title: 'Pruebas/Conformidad',
  component: Everything,
  tags: ['!autodocs', '!dev'],
  // A page of every component at once has repeated landmarks and names; axe runs on each one's own stories.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof Everything>;
export default meta;

export const RefClassAndAttributes: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const { name } of shown) {
      const root = canvas.getByTestId(`conforms-${name}`);
      await expect(root, `${name} keeps rest props`).toBeInTheDocument();
      await expect(seen.get(name), `${name} forwards its ref`).toBeInstanceOf(Element);
      const target = root.closest('.conformance-wins') ?? root.querySelector('.conformance-wins');
      await expect(target, `${name} takes a class`).not.toBeNull();
      await expect(getComputedStyle(target as Element).outlineColor, `${name}: the given class wins`).toBe(
        'rgb(1, 2, 3)',
      );
    }
  },
};
