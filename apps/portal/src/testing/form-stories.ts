import type { AnyCall } from '@trastienda/api-client';
import { mock } from '@trastienda/api-client/msw';
import type { StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { phone } from './list-stories.ts';
import type { StoryApp } from './story-app.tsx';

type Story = StoryObj<typeof StoryApp>;
type Play = NonNullable<Story['play']>;

export type FormStoriesOptions = {
  /** The call that the form sends. */
  readonly call: AnyCall;
  /** What the page reads beside it. */
  readonly handlers?: readonly RequestHandler[];
  /** The page's main heading. */
  readonly heading: string;
  /** The button that sends it. */
  readonly submit: string;
  /** The title over a form that was not done. */
  readonly failed: string;
  /** A field as the service names it, and its label; without one the story 'Rechazada' is left out. */
  readonly refused?: { readonly field: string; readonly label: string };
  /** Types what a form without faults says. */
  readonly fill: Play;
  /** Answers the question of a form that asks once more. Default: it does not ask. */
  readonly confirm?: Play;
  /** What the merchant is told once it is done. */
  readonly done: string | RegExp;
};

/**
 * A form of a page in every state that each of them has. A story file exports those by name:
 * `export const Vacia: Story = { name: 'Vacía', ...states.Vacia }`.
 */
export function formStories({
  call,
  handlers = [],
  heading,
  submit,
  failed,
  refused,
  fill,
  confirm,
  done,
}: FormStoriesOptions) {
  const service = mock(call as Parameters<typeof mock>[0]);
  const answers = (...some: readonly RequestHandler[]) => ({ handlers: [...some, ...handlers] });
  const opened: Play = async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  const send: Play = async (context) => {
    await opened(context);
    await fill(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: submit }));
    await confirm?.(context);
  };
  /** It was not done, why, and what was typed is still there. */
  const fails =
    (words: string | RegExp): Play =>
    async (context) => {
      await send(context);
      const title = await context.canvas.findByText(words);
      await expect(title).toBeVisible();
      await expect(context.canvas.getByRole('button', { name: submit })).toBeEnabled();
    };
  const stories = {
    Vacia: { args: answers(), play: opened },
    Telefono: {
      globals: phone,
      args: answers(),
      play: async (context) => {
        await opened(context);
        await waitFor(() => expect(context.canvasElement.scrollWidth).toBeLessThanOrEqual(390));
      },
    },
    /** Sent as it is: the keyboard stands at the first field to mend. */
    PorCorregir: {
      args: answers(),
      play: async (context) => {
        await opened(context);
        await context.userEvent.click(context.canvas.getByRole('button', { name: submit }));
        await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
      },
    },
    Enviando: {
      args: answers(service.delays('infinite')),
      play: async (context) => {
        await send(context);
        await waitFor(() => expect(context.canvas.queryByRole('button', { name: submit })).toBeNull());
      },
    },
    /** The service refuses one field: it says so there, and the keyboard is at it. */
    Rechazada: {
      args: answers(
        service.fails(422, {
          statusCode: 422,
          message: 'Revisa los datos',
          validationResults: [{ field: refused?.field, message: 'Este dato no es válido' }],
        }),
      ),
      play: async (context) => {
        if (!refused) throw new Error('No field is refused: leave the story out');
        await send(context);
        const field = await context.canvas.findByRole('textbox', { name: refused.label });
        await waitFor(() => expect(field).toHaveAccessibleDescription(/Este dato no es válido/u));
        await waitFor(() => expect(field).toHaveFocus());
      },
    },
    SinServicio: { args: answers(service.fails(503)), play: fails(failed) },
    SinPermiso: { args: answers(service.fails(403)), play: fails(/no tiene permiso para hacer esto/u) },
    /** Whether it arrived nobody knows: sent again it has the same key. */
    SinConexion: { args: answers(service.disconnects()), play: fails('No sabemos si se completó.') },
    Guardada: {
      args: answers(service.example()),
      play: async (context) => {
        await send(context);
        await expect(await context.canvas.findByText(done)).toBeVisible();
      },
    },
  } satisfies Record<string, Story>;
  return stories;
}
