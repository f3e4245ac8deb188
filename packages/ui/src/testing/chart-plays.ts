import { expect, userEvent, type within } from 'storybook/test';

// What the usage page of every chart promises, as play functions.
interface Shown {
  canvas: ReturnType<typeof within>;
}

/** One stop of Tab; arrows, ends and tenths speak a value each, and Escape lets go of it. */
export const walksByKeys =
  (title: string, count: number) =>
  async ({ canvas }: Shown): Promise<void> => {
    const plot = canvas.getByRole('application', { name: title });
    const said = canvas.getByRole('status');
    const press = async (keys: string) => {
      await userEvent.keyboard(keys);
      return said.textContent;
    };
    canvas.getByRole('button', { name: 'Ver como tabla' }).focus();
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    const [first, last] = [await press('{Home}'), await press('{End}')];
    await expect(first).not.toBe('');
    await expect(last).not.toBe(first);
    await expect(await press('{ArrowRight}')).toBe(last);
    const before = await press('{ArrowLeft}');
    await expect(before).not.toBe(last);
    await expect(await press('{ArrowRight}')).toBe(last);
    const tenth = Math.max(1, Math.round(count / 10));
    await expect(await press('{Home}{PageDown}')).toBe(await press(`{Home}{ArrowRight>${tenth}/}`));
    await expect(await press('{PageUp}')).toBe(first);
    await expect(await press('{Escape}')).toBe('');
    await userEvent.tab();
    await expect(plot.closest('figure')).not.toContainElement(document.activeElement as HTMLElement);
  };

/** Nothing to draw: it says so in its place, and the chart is still there. */
export const saysEmpty = async ({ canvas }: Shown): Promise<void> => {
  await expect(canvas.getByRole('figure')).toHaveTextContent(/Sin datos en este periodo$/u);
  await expect(canvas.queryByRole('button', { name: /^Ver como/u })).toBeNull();
};

/** A bone as high as the drawing, which is not said. */
export const waits =
  (height: number) =>
  async ({ canvas }: Shown): Promise<void> => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveAttribute('aria-busy', 'true');
    await expect(figure).toHaveTextContent(/Cargando$/u);
    await expect(figure.lastElementChild?.getBoundingClientRect().height).toBe(height);
  };
