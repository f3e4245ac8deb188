import type { BrowserContext, Locator, Page } from 'playwright';

/** How a person uses a page: with a mouse or a thumb, or with the keyboard alone. */
export type Hand = {
  readonly press: (target: Locator) => Promise<void>;
  readonly write: (target: Locator, text: string) => Promise<void>;
  /** A list's button, and the first of what it offers. */
  readonly chooseFirst: (list: Locator) => Promise<void>;
  /** A file, by the one control of a part that asks for it: the window of the system is not the page's. */
  readonly bring: (part: Locator, file: Parameters<Locator['setInputFiles']>[0]) => Promise<void>;
  /** Presses of the mouse, or of keys that are no text. */
  readonly presses: () => number;
};

/** The one that takes what is there already: a phone's camera has another beside it. */
const fileInput = (part: Locator): Locator => part.locator('input[type=file]:not([capture])');

const isChoice = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => ['radio', 'checkbox'].includes((element as HTMLInputElement).type));

/** A mouse or a thumb, whose presses all pages of a context count: made before the first is opened. */
export async function pointerHand(context: BrowserContext): Promise<Hand> {
  let pressed = 0;
  await context.exposeFunction('pressedOnce', () => (pressed += 1));
  await context.addInitScript(() =>
    addEventListener(
      'pointerdown',
      () => void (window as never as { pressedOnce: () => void }).pressedOnce(),
      true,
    ),
  );
  return {
    // A choice is pressed on its words: they lie over the control itself.
    press: async (target) => {
      const words = target.locator('xpath=ancestor::label[1]');
      await ((await isChoice(target)) ? words : target).click();
    },
    write: (target, text) => target.fill(text),
    chooseFirst: async (list) => {
      await list.click();
      await list.page().getByRole('option').first().click();
    },
    bring: (part, file) => fileInput(part).setInputFiles(file),
    presses: () => pressed,
  };
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { activeElement } = element.ownerDocument;
    return element === activeElement || element.contains(activeElement);
  });

/** The keyboard alone: Tab as far as a person would, the arrows in a group of choices, Enter and the space bar. */
export function keyboardHand(): Hand {
  let pressed = 0;
  const key = async (page: Page, name: string) => {
    pressed += 1;
    await page.keyboard.press(name);
  };
  /** @throws where Tab passes by: a control that no key reaches */
  async function reach(target: Locator): Promise<void> {
    // Tab passes by what cannot be pressed yet, and would have to come round the whole page.
    await (await target.elementHandle())?.waitForElementState('enabled');
    const page = target.page();
    const group = await target.getAttribute('name');
    const isRadio = (await target.getAttribute('type')) === 'radio';
    for (let stop = 0; stop < 100; stop += 1) {
      if (await isFocused(target)) return;
      const isInGroup =
        isRadio &&
        (await page.evaluate(
          (name) => (document.activeElement as HTMLInputElement | null)?.name === name,
          group,
        ));
      await key(page, isInGroup ? 'ArrowDown' : 'Tab');
    }
    throw new Error(`No key comes to ${target}`);
  }
  return {
    async press(target) {
      await reach(target);
      const isChosen = (await isChoice(target)) && (await target.isChecked());
      if (!isChosen) await key(target.page(), (await isChoice(target)) ? 'Space' : 'Enter');
    },
    async write(target, text) {
      await reach(target);
      await key(target.page(), 'ControlOrMeta+a');
      await target.page().keyboard.insertText(text);
    },
    async chooseFirst(list) {
      await reach(list);
      const page = list.page();
      await key(page, 'Enter');
      await page.getByRole('option').first().waitFor();
      await key(page, 'Home');
      await key(page, 'Enter');
    },
    async bring(part, file) {
      await reach(part.locator(':has(> input[type=file])').getByRole('button').first());
      await fileInput(part).setInputFiles(file);
    },
    presses: () => pressed,
  };
}
