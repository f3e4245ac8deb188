import { orderHandlers } from '@trastienda/api-client/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { StoryApp } from '../../testing/story-app.tsx';
import { paths } from '../../shared/routes/paths.ts';
import { routeOf } from './routes.ts';

const meta = {
  title: 'Pantallas/Marco/Enlaces',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { url: paths.home(), handlers: orderHandlers(214) },
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

const historyPage = routeOf(paths.shipmentHistory())?.page;
if (!historyPage) throw new Error('The history of shipments is a page');

type Observed = { readonly target: Element; readonly margin: string; readonly come: () => void };
let observed: Observed[] = [];

export const CargaLoQueSeAcerca: Story = {
  name: 'Carga la página del enlace que se acerca · S9.20',
  beforeEach: () => {
    const { IntersectionObserver: Own } = window;
    // A frame that is not looked at may never be idle.
    const idle = spyOn(window, 'requestIdleCallback').mockImplementation((done) => {
      done({ didTimeout: false, timeRemaining: () => 50 });
      return 0;
    });
    observed = [];
    // Another story may have loaded it.
    const isLoaded = spyOn(historyPage, 'isLoaded').mockReturnValue(false);
    const preload = spyOn(historyPage, 'preload');
    // The workbench shows a story in a frame, whose edge a margin does not reach over: what comes near is told by hand.
    window.IntersectionObserver = class extends Own {
      readonly #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(() => {}, options);
        this.#tell = tell;
      }
      override observe(target: Element) {
        const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
        observed.push({ target, margin: this.rootMargin, come: () => this.#tell([entry], this) });
      }
    };
    return () => {
      window.IntersectionObserver = Own;
      for (const spy of [idle, isLoaded, preload]) spy.mockRestore();
    };
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: /Mariana/u });
    const menu = canvas.getByRole('navigation', { name: 'Principal' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Menú de Fulfillment' }));
    const link = within(menu).getByRole('link', { name: 'Historial de envios' });
    await waitFor(() => expect(observed.some(({ target }) => target === link)).toBe(true), {
      timeout: 5000,
    });
    await expect(historyPage.preload).not.toHaveBeenCalled();
    const one = observed.find(({ target }) => target === link);
    await expect(one?.margin).toBe('200px 200px 200px 200px');
    one?.come();
    await expect(historyPage.preload).toHaveBeenCalledOnce();
  },
};
