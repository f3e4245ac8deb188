import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/layout.tsx';
import { DocumentMark } from './DocumentMark.tsx';

const meta = {
  title: 'Componentes/DocumentMark',
  component: DocumentMark,
  args: { kind: 'invoice', state: 'accepted' },
} satisfies Meta<typeof DocumentMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const All: Story = {
  render: () => (
    <Row>
      {(['evidence', 'invoice'] as const).flatMap((kind) =>
        (['missing', 'accepted', 'rejected'] as const).map((state) => (
          <DocumentMark key={kind + state} kind={kind} state={state} />
        )),
      )}
    </Row>
  ),
};
