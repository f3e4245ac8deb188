import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Row } from '../../testing/layout.tsx';
import { DocumentMark } from './DocumentMark.tsx';

const meta = {
  title: 'Datos/Marca de documento · DocumentMark',
  id: 'documentmark',
  component: DocumentMark,
  args: { kind: 'invoice', state: 'accepted' },
} satisfies Meta<typeof DocumentMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'De fábrica',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Factura aceptada' })).toHaveAttribute(
      'title',
      'Factura aceptada',
    );
  },
};
export const All: Story = {
  name: 'Todos',
  render: () => (
    <Row>
      {(['evidence', 'invoice'] as const).flatMap((kind) =>
        (['missing', 'accepted', 'rejected'] as const).map((state) => (
          <DocumentMark key={kind + state} kind={kind} state={state} />
        )),
      )}
    </Row>
  ),
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
    await expect(new Set(names).size).toBe(6);
    await expect(names).toContain('Evidencia rechazada');
  },
};
