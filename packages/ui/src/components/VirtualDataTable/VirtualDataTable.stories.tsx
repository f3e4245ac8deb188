import { centavos } from '@trastienda/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { wideWindow, withoutPicture } from '../../testing/layout.tsx';
import { manyOrders, sampleColumns, type SampleOrder } from '../../testing/sample-orders.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Money } from '../Money/Money.tsx';
import { VirtualDataTable, type VirtualDataTableProps } from './VirtualDataTable.tsx';

const tenThousand = manyOrders(10_000);

function Table(props: VirtualDataTableProps<SampleOrder>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return <VirtualDataTable<SampleOrder> {...props} selected={selected} onSelectionChange={setSelected} />;
}

/** A list that is opened anew with every press, as after the detail of an order. */
function ComingBack(props: VirtualDataTableProps<SampleOrder>) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" style={{ minBlockSize: 24 }} onClick={() => setTimes((before) => before + 1)}>
        Volver del pedido 61005000
      </button>
      <Table key={times} {...props} returnToRow={times > 0 ? '61005000' : null} />
    </>
  );
}

// Under its own name: the table of props is VirtualDataTable's.
const OrdersTable = VirtualDataTable<SampleOrder>;

const meta = {
  title: 'Datos/Tabla larga · VirtualDataTable',
  id: 'virtualdatatable',
  component: OrdersTable,
  render: (args) => <Table {...args} />,
  args: {
    label: 'Pedidos',
    columns: sampleColumns,
    rows: tenThousand,
    rowKey: ({ id }) => id,
    rowName: ({ id }) => `pedido ${id}`,
    density: 'compact',
    renderCard: (order) => (
      <Card title={order.id} headingLevel={3}>
        <Money amount={centavos(order.total)} />
      </Card>
    ),
  },
  // Thousands of rows are a tall page; on the page of documents they would bury the text.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof OrdersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How far down row `at` stands, when all rows are as high as the first. */
const offsetOf = (root: HTMLElement, at: number) =>
  at * (root.querySelector<HTMLElement>('tr[data-key]')?.offsetHeight ?? 0);
const drawn = (root: HTMLElement) => root.querySelectorAll('tr[data-key]').length;

/** In a region: keys reach every row, and the row with the focus stays in the document when it is scrolled away. */
export const Default: Story = {
  name: 'De fábrica, con su propio desplazamiento',
  args: { region: { maxHeight: 480 } },
  play: async ({ canvas, canvasElement, step }) => {
    const user = userEvent.setup();
    const region = canvas.getByRole('table').parentElement as HTMLElement;
    await expect(drawn(canvasElement)).toBeLessThan(60);
    await step('Shift X chooses over rows that are not drawn', async () => {
      canvas.getByRole('checkbox', { name: 'Seleccionar pedido 61000000' }).focus();
      await user.keyboard('x{End}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', '61009999'));
      await user.keyboard('{Shift>}X{/Shift}');
      await expect(canvas.getByRole('checkbox', { name: 'Seleccionar esta página' })).toBeChecked();
      await user.keyboard('{Escape}{Home}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', '61000000'));
      await expect(canvas.getByRole('checkbox', { name: 'Seleccionar esta página' })).not.toBeChecked();
    });
    await step('End goes to the last row, Home back to the first', async () => {
      canvas.getByRole('checkbox', { name: 'Seleccionar pedido 61000000' }).focus();
      await user.keyboard('{End}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', '61009999'));
      await expect(document.activeElement).toHaveAttribute('aria-rowindex', '10001');
      await user.keyboard('{Home}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', '61000000'));
      await waitFor(() => expect(region.scrollTop).toBe(0));
    });
    await step('a row is not under the header when the keys come back up to it', async () => {
      await user.keyboard('jjjjjjjjjjjjjjjkkkkkkkkkkkkkkk');
      const row = document.activeElement as HTMLElement;
      const head = canvas.getByRole('columnheader', { name: 'Pedido' });
      await waitFor(() =>
        expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(
          head.getBoundingClientRect().bottom - 1,
        ),
      );
    });
    await step('the focus survives scrolling far away', async () => {
      region.scrollTo(0, offsetOf(canvasElement, 2_500));
      await waitFor(() => expect(canvas.getByRole('row', { name: /61002500/ })).toBeInTheDocument());
      await expect(document.activeElement).toHaveAttribute('data-key', '61000000');
      await user.keyboard('x');
      await expect(canvas.getByRole('checkbox', { name: 'Seleccionar pedido 61000000' })).toBeChecked();
      region.scrollTo(0, 0);
    });
  },
};

/** With the page: only the rows near the viewport are in the document, and the header stays. */
export const TenThousandRows: Story = {
  name: 'Diez mil renglones en la página',
  globals: wideWindow,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    await expect(drawn(canvasElement)).toBeLessThan(80);
    window.scrollTo(0, offsetOf(canvasElement, 5_000));
    await waitFor(() => expect(canvas.getByRole('row', { name: /61005000/ })).toBeInTheDocument());
    await expect(drawn(canvasElement)).toBeLessThan(80);
    const head = canvas.getByRole('columnheader', { name: 'Pedido' }).getBoundingClientRect();
    await expect(Math.round(head.top)).toBe(0);
    window.scrollTo(0, 0);
  },
};

/** Back from a detail, the keyboard goes on at its row, however far down that is. */
export const ComesBack: Story = {
  name: 'De regreso en su renglón',
  tags: ['no-visual'],
  parameters: withoutPicture,
  args: { returnToRow: '61005000' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', '61005000'));
    const row = canvas.getByRole('row', { name: /61005000/ });
    await waitFor(() => {
      const { top, bottom } = row.getBoundingClientRect();
      return expect(top > 0 && bottom <= innerHeight).toBe(true);
    });
    await expect(drawn(canvasElement)).toBeLessThan(80);
    await userEvent.keyboard('j');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', '61005001'));
    window.scrollTo(0, 0);
  },
};

/** In a region too; and never away from where somebody is. */
export const ComesBackInARegion: Story = {
  name: 'De regreso, con su propio desplazamiento',
  tags: ['no-visual'],
  parameters: withoutPicture,
  args: { region: { maxHeight: 480 } },
  render: (args) => <ComingBack {...args} />,
  play: async ({ canvas }) => {
    const region = () => canvas.getByRole('table').parentElement as HTMLElement;
    const back = canvas.getByRole('button', { name: 'Volver del pedido 61005000' });
    await userEvent.click(back);
    await expect(back).toHaveFocus();
    await expect(region().scrollTop).toBe(0);
    back.blur();
    await userEvent.keyboard('{Escape}');
    back.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-key', '61005000'));
    const row = document.activeElement as HTMLElement;
    await waitFor(() => {
      const [place, frame] = [row.getBoundingClientRect(), region().getBoundingClientRect()];
      return expect(place.top >= frame.top && place.bottom <= frame.bottom).toBe(true);
    });
  },
};

/** Rows as high as what they hold: each is measured. */
export const MeasuredRows: Story = {
  name: 'Renglones de distinto alto',
  args: {
    region: { maxHeight: 480 },
    columns: [
      ...sampleColumns.slice(0, 2),
      {
        key: 'note',
        header: 'Nota',
        cell: ({ id }) => (Number(id) % 5 === 0 ? 'Entregar en recepción. '.repeat(12) : 'Sin nota'),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const high = canvasElement.querySelector('tr[data-key="61000005"]') as HTMLElement;
    const next = canvasElement.querySelector('tr[data-key="61000006"]') as HTMLElement;
    await expect(high.offsetHeight).toBeGreaterThan(next.offsetHeight);
    await expect(Math.round(next.getBoundingClientRect().top)).toBe(
      Math.round(high.getBoundingClientRect().bottom),
    );
  },
};

export const Phone: Story = {
  name: 'En el teléfono',
  globals: { viewport: { value: 'w390', isRotated: false } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Pedidos' });
    await expect(list.children.length).toBeLessThan(60);
  },
};

/** As an app leads the keyboard on, once the page is there. */
function LeadsOn({ to }: { to: string }) {
  useEffect(() => document.querySelector<HTMLElement>(to)?.focus(), [to]);
  return null;
}

/** The card one comes back to is there for whoever leads the keyboard on, and is seen; those around it come with it. */
export const PhoneComesBack: Story = {
  name: 'De regreso en el teléfono',
  tags: ['no-visual'],
  parameters: withoutPicture,
  globals: { viewport: { value: 'w390', isRotated: false } },
  args: {
    returnToRow: '61005000',
    renderCard: ({ id }) => (
      <Card title={id} headingLevel={3}>
        <Link href={`#${id}`}>{`Ver ${id}`}</Link>
      </Card>
    ),
  },
  render: (args) => (
    <>
      <Table {...args} />
      <LeadsOn to='[href="#61005000"]' />
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ver 61005000' });
    await expect(link.closest('li')).toHaveAttribute('aria-posinset', '5001');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Ver 61005001' })).toBeVisible());
    await expect(link).toHaveFocus();
    await waitFor(() => {
      const { top, bottom } = link.getBoundingClientRect();
      return expect(top > 0 && bottom <= innerHeight).toBe(true);
    });
    window.scrollTo(0, 0);
  },
};

/** By hand, with the browser's own meter. */
export const HundredThousandRows: Story = {
  name: 'Cien mil renglones',
  tags: ['!test', '!autodocs'],
  render: (args) => <Table {...args} rows={hundredThousand()} region={{ maxHeight: '80vh' }} />,
};

let kept: SampleOrder[] | undefined;
const hundredThousand = () => (kept ??= manyOrders(100_000));
