import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { conformanceCases } from './all-cases.ts';
import type { ConformanceCase } from './conformance.ts';
import { withoutPicture } from './layout.tsx';

// What needs a browser of the conformance suite: refs, that a given class wins over the library's own, and what opens.
const seen = new Map<string, Element | null>();
const cases = conformanceCases().filter((one) => one.withoutElement === undefined);
const inPage = cases.filter((one) => !one.overlay);
const overlays = cases.filter((one) => one.overlay);

function Everything({ shown }: { shown: readonly ConformanceCase[] }) {
  return (
    <>
      <style>{'.conformance-wins { outline: 3px dashed rgb(1, 2, 3); }'}</style>
      {shown.map(({ name, render, overlay }) => {
        const props = {
          ref: (element: Element | null) => void seen.set(name, element ?? seen.get(name) ?? null),
          className: 'conformance-wins',
          'data-testid': `conforms-${name}`,
          ...(overlay && { isOpen: true }),
        };
        return <Fragment key={name}>{render(props)}</Fragment>;
      })}
    </>
  );
}

const meta = {
  title: 'Pruebas/Conformidad',
  component: Everything,
  args: { shown: [] },
  tags: ['!autodocs', '!dev', 'no-visual'],
  // A page of every component at once has repeated landmarks and names; axe runs on each one's own stories.
  parameters: { a11y: { test: 'off' }, ...withoutPicture },
} satisfies Meta<typeof Everything>;
export default meta;

const conforms = async ({ args: { shown } }: { args: { shown: readonly ConformanceCase[] } }) => {
  await expect(shown.length).toBeGreaterThan(0);
  for (const { name } of shown) {
    const root = await within(document.body).findByTestId(`conforms-${name}`);
    await expect(seen.get(name), `${name} forwards its ref`).toBeInstanceOf(Element);
    const target = root.closest('.conformance-wins') ?? root.querySelector('.conformance-wins');
    await expect(target, `${name} takes a class`).not.toBeNull();
    await expect(getComputedStyle(target as Element).outlineColor, `${name}: the given class wins`).toBe(
      'rgb(1, 2, 3)',
    );
  }
};

export const RefClassAndAttributes: StoryObj<typeof meta> = {
  name: 'Referencia, clase y atributos',
  args: { shown: inPage },
  play: conforms,
};
export const OfWhatOpensOverThePage: StoryObj<typeof meta> = {
  name: 'Referencia de lo que abre encima',
  args: { shown: overlays },
  play: conforms,
};

const worded = overlays.flatMap(({ strings }) => strings ?? []);
const page = () => document.body.innerHTML;

export const WordsOfWhatOpensOverThePage: StoryObj<typeof meta> = {
  name: 'Textos de lo que abre encima',
  args: { shown: overlays },
  play: async () => {
    await expect(worded.length).toBeGreaterThan(0);
    for (const text of worded.flatMap(({ defaults }) => defaults))
      await waitFor(() => expect(page()).toContain(text));
  },
};

export const OtherWordsOfWhatOpensOverThePage: StoryObj<typeof meta> = {
  name: 'Otros textos de lo que abre encima',
  render: () => (
    <>
      {worded.map(({ defaults, replaced }) => (
        <Fragment key={defaults[0]}>{replaced}</Fragment>
      ))}
    </>
  ),
  play: async () => {
    await within(document.body).findAllByRole('dialog', { hidden: true });
    for (const text of worded.flatMap(({ defaults }) => defaults)) await expect(page()).not.toContain(text);
  },
};
