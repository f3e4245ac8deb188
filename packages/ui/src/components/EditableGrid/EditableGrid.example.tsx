import {
  applyChanges,
  EditableGrid,
  type EditableGridColumn,
  type EditableGridRow,
} from '@trastienda/ui/EditableGrid';
import { useState } from 'react';

const columns: EditableGridColumn[] = [
  { id: 'sku', label: 'SKU', type: 'text', width: 120, isReadOnly: true },
  { id: 'name', label: 'Nombre', type: 'text', width: 220, isRequired: true },
  { id: 'price', label: 'Precio', type: 'money', width: 120 },
  { id: 'stock', label: 'Existencias', type: 'number', width: 120, min: 0, decimals: 0 },
  {
    id: 'category',
    label: 'Categoría',
    type: 'select',
    options: [
      { id: 'cristal', label: 'Cristalería' },
      { id: 'luz', label: 'Iluminación' },
    ],
  },
];

// Texts as they were typed, with prices in pesos, so that nothing typed is lost.
const products: EditableGridRow[] = [
  {
    id: 'VS-4-VD',
    cells: {
      sku: 'VS-4-VD',
      name: 'Juego de 4 vasos verdes',
      price: '649.00',
      stock: '6',
      category: 'cristal',
    },
  },
  {
    id: 'LM-BR-01',
    cells: {
      sku: 'LM-BR-01',
      name: 'Lámpara de mesa de barro',
      price: '2390.50',
      stock: '6',
      category: 'luz',
    },
  },
];

export function Example() {
  const [rows, setRows] = useState<readonly EditableGridRow[]>(products);
  return (
    <EditableGrid
      label="Productos"
      columns={columns}
      rows={rows}
      onChange={(changes) => setRows((before) => applyChanges(before, changes))}
    />
  );
}
