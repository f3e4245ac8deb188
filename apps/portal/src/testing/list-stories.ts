import type { AnyCall } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import type { StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryApp } from './story-app.tsx';

type Story = StoryObj<typeof StoryApp>;

export type ListStoriesOptions = {
  /** The call that brings the rows. */
  readonly call: AnyCall;
  /** A service that has so many rows. */
  readonly handlers: (count: number) => readonly RequestHandler[];
  /** The page's address, at a page of the list; the first one by default. */
  readonly address: (page?: number) => string;
  /** The page's main heading. */
  readonly heading: string;
  /** The title of a list without a row. */
  readonly empty: string;
  /** The title of a list that did not come. */
  readonly failed: string;
  /** An address whose filters leave none of three rows, and the title then. */
  readonly noMatch?: { readonly address: string; readonly title: string; readonly action?: string };
};

const sees =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) =>
    expect(await canvas.findByText(words)).toBeVisible();

export const phone = { viewport: { value: 'w390', isRotated: false } };

/**
 * A list of pages in every state that each of them has (experience.md, sections 12 and 13). A story file exports those
 * by name, and says the name that a designer reads, which Storybook looks for there:
 * `export const UnaFila: Story = { name: 'Una fila', ...states.UnaFila }`.
 */
export function listStories({
  call,
  handlers,
  address,
  heading,
  empty,
  failed,
  noMatch,
}: ListStoriesOptions) {
  const service = mock(call as Parameters<typeof mock>[0]);
  const answers = (...some: readonly RequestHandler[]) => [...some, ...handlers(51)];
  const isThere: NonNullable<Story['play']> = async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  const stories = {
    CincuentaYUno: { args: { handlers: answers() }, play: sees('1–20 de 51') },
    CincuentaYUnoTelefono: {
      globals: phone,
      args: { handlers: answers() },
      play: async ({ canvas, canvasElement }) => {
        await expect(await canvas.findByText(/^1–20 de 51/u)).toBeVisible();
        // Nothing is wider than the screen.
        await waitFor(() => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(390));
      },
    },
    UltimaPagina: { args: { handlers: answers(), url: address(3) }, play: sees('41–51 de 51') },
    /** More rows a page begin at the first one, and the address keeps how many (D167). */
    CincuentaPorPagina: {
      args: { handlers: answers(), url: address(3) },
      play: async ({ canvas, userEvent }) => {
        await canvas.findByText('41–51 de 51');
        await userEvent.click(canvas.getByRole('button', { name: /Filas por página/u }));
        await userEvent.click(await screen.findByRole('option', { name: '50' }));
        await expect(await canvas.findByText('1–50 de 51')).toBeVisible();
      },
    },
    UnaFila: { args: { handlers: handlers(1) }, play: sees('1–1 de 1') },
    SinFilas: { args: { handlers: [service.fails(404), ...handlers(0)] }, play: sees(empty) },
    NadaCoincide: {
      args: { handlers: handlers(3), ...(noMatch && { url: noMatch.address }) },
      play: async ({ canvas, userEvent }) => {
        if (!noMatch) throw new Error('This list has no filters: leave the story out');
        await expect(await canvas.findByText(noMatch.title)).toBeVisible();
        const [clear] = canvas.getAllByRole('button', { name: noMatch.action ?? 'Quitar filtros' });
        if (clear) await userEvent.click(clear);
        await expect(await canvas.findByText('1–3 de 3')).toBeVisible();
      },
    },
    Cargando: { args: { handlers: answers(service.delays('infinite')) }, play: isThere },
    /** Cards in the shape of those that come. */
    CargandoTelefono: {
      globals: phone,
      args: { handlers: answers(service.delays('infinite')) },
      play: async ({ canvasElement }) =>
        waitFor(() =>
          expect(canvasElement.querySelectorAll('[aria-hidden] > div > section')).toHaveLength(10),
        ),
    },
    Fallo: { args: { handlers: answers(service.fails(503)) }, play: sees(failed) },
    SinPermiso: {
      args: { handlers: answers(service.fails(403)) },
      play: sees(/Tu usuario no tiene permiso para ver esto/u),
    },
    SinConexion: { args: { handlers: answers(service.disconnects()) }, play: sees(failed) },
  } satisfies Record<string, Story>;
  return stories;
}
