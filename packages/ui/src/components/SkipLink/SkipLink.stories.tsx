import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Navegación/Enlace de salto · SkipLink',
  id: 'skiplink',
  component: SkipLink,
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="contenido" tabIndex={-1}>
        Contenido
      </main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Ir al contenido' });
    const isInSight = () => link.getBoundingClientRect().bottom > 0 && link.offsetWidth > 24;
    await expect(link).toHaveFocus();
    await expect(isInSight()).toBe(true);
    // Following it is the browser's: its end is there, and can have the focus.
    const main = canvas.getByRole('main');
    await expect(link).toHaveAttribute('href', `#${main.id}`);
    main.focus();
    await expect(main).toHaveFocus();
    await expect(isInSight()).toBe(false);
  },
};
