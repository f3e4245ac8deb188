import { pageOf, startingWith, type TestTools } from './tools.ts';

interface DateRangeWords {
  from: string;
  to: string;
  apply: string;
  clear: (label: string) => string;
}

const es: DateRangeWords = {
  from: 'Desde',
  to: 'Hasta',
  apply: 'Aplicar',
  clear: (label) => `Quitar filtro ${label}`,
};

/** Drives a DateRangePicker by its label; give the words that you replaced. */
export const dateRangeTester = (tools: TestTools, label = 'Fecha', words: Partial<DateRangeWords> = {}) => {
  const said = { ...es, ...words };
  const here = tools.within(tools.root);
  const open = () => tools.user.click(here.getByRole('button', { name: startingWith(label) }));
  const typeInto = async (field: string, text: string) => {
    const box = await pageOf(tools).findByRole('textbox', { name: field });
    await tools.user.clear(box);
    await tools.user.type(box, text);
  };
  return {
    /** Chooses a preset by its text: "Hoy". */
    async choosePreset(preset: string): Promise<void> {
      await open();
      await tools.user.click(await pageOf(tools).findByRole('option', { name: preset }));
    },
    /** Types the first and the last day as a person does: `1/11/2025`. */
    async type(first: string, last: string): Promise<void> {
      await open();
      await typeInto(said.from, first);
      await typeInto(said.to, last);
      await tools.user.click(pageOf(tools).getByRole('button', { name: said.apply }));
    },
    /** Takes the filter off. */
    clear: (): Promise<void> => tools.user.click(here.getByRole('button', { name: said.clear(label) })),
  };
};
