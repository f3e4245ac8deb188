import { pageOf, type TestTools } from './tools.ts';

interface SnackbarWords {
  /** Name of the region. */
  region: string;
  /** Name of the ×. */
  close: string;
}

const es: SnackbarWords = { region: 'Avisos', close: 'Cerrar aviso' };

/** The default is the wait of Testing Library. */
const patience = 1_000;

/** Reads and answers the snackbars of a page by what they say; give the words that you replaced. */
export const snackbarTester = (tools: TestTools, words: Partial<SnackbarWords> = {}) => {
  const said = { ...es, ...words };
  const region = () => pageOf(tools).getByRole('region', { name: said.region });
  const items = () => [...region().querySelectorAll('li')];
  /** The text leaves out the count: `×2`. */
  const textOf = (item: Element) =>
    (item.querySelector('[role="status"], [role="alert"]')?.textContent ?? '').replace(/×\d+$/, '');
  const shown = (message: string | RegExp) =>
    items().find((item) =>
      typeof message === 'string' ? textOf(item) === message : message.test(textOf(item)),
    );
  /** Waits until it is there. */
  const find = (message: string | RegExp): Promise<HTMLElement> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const item = shown(message);
        if (!item) return;
        clearTimeout(timer);
        watch.disconnect();
        resolve(item);
      };
      const watch = new MutationObserver(look);
      watch.observe(region(), { childList: true, subtree: true, characterData: true });
      const timer = setTimeout(() => {
        watch.disconnect();
        const there = items().map(textOf).join(', ') || 'none';
        reject(new Error(`No snackbar says '${String(message)}'; there are: ${there}`));
      }, patience);
      look();
    });
  const press = async (message: string | RegExp, button: string | RegExp): Promise<void> =>
    tools.user.click(tools.within(await find(message)).getByRole('button', { name: button }));
  return {
    find,
    /** Returns the texts of all messages, the oldest first. */
    messages: (): string[] => items().map(textOf),
    /** Presses what it offers: "Deshacer". */
    press,
    /** Takes one off. */
    close: (message: string | RegExp): Promise<void> => press(message, said.close),
  };
};
