import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../styles.ts';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { TextField } from '../components/TextField/TextField.tsx';

const shop = (
  <Card title="Pedidos" data-testid="card">
    <Button>Generar guía</Button>
    <Button size="sm">Ver</Button>
    <TextField label="Correo" />
    <DataTable
      label="Pedidos"
      columns={[{ key: 'number', header: 'Pedido', cell: (row: string) => row }]}
      rows={['52093318']}
      rowKey={(row) => row}
    />
  </Card>
);

const height = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0;
const heights = () => ({
  button: height(screen.getByRole('button', { name: 'Generar guía' })),
  smallButton: height(screen.getByRole('button', { name: 'Ver' })),
  field: height(screen.getByRole('textbox').parentElement),
  header: height(screen.getByRole('columnheader')),
  row: height(screen.getByRole('cell', { name: '52093318' })),
});
const put = (density: string) => document.documentElement.setAttribute('data-density', density);

describe('the density of a page', () => {
  beforeEach(() => void render(shop));
  afterEach(() => {
    cleanup();
    document.documentElement.removeAttribute('data-density');
  });

  test('is comfortable unless said, and compact makes controls and rows lower', async () => {
    await page.viewport(1280, 800);
    const comfortable = { button: 36, smallButton: 28, field: 36, header: 40, row: 52 };
    expect(heights()).toEqual(comfortable);
    put('compact');
    // Inside a container query Chromium lays a table out anew with the next frame.
    await expect.poll(heights).toEqual({ button: 32, smallButton: 24, field: 32, header: 36, row: 40 });
    put('comfortable');
    await expect.poll(heights).toEqual(comfortable);
  });

  test('on a phone a control keeps its 44 px, however dense', async () => {
    await page.viewport(390, 844);
    put('compact');
    expect(height(screen.getByRole('button', { name: 'Generar guía' }))).toBe(44);
    expect(height(screen.getByRole('textbox').parentElement)).toBe(44);
  });
});
