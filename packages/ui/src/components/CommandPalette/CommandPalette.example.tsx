import { Button } from '@trastienda/ui/Button';
import { CommandPalette, type CommandGroup } from '@trastienda/ui/CommandPalette';
import { BoxIcon, HomeIcon, LabelIcon, ReceiptIcon } from '@trastienda/ui/icons';
import { useState } from 'react';

const groups: CommandGroup[] = [
  {
    id: 'paginas',
    label: 'Páginas',
    items: [
      { id: 'inicio', label: 'Inicio', icon: HomeIcon, href: '/' },
      { id: 'pedidos', label: 'Mis pedidos', icon: ReceiptIcon, href: '/mis-pedidos' },
      { id: 'catalogo', label: 'Catálogo de productos', icon: BoxIcon, href: '/mis-productos' },
    ],
  },
  {
    id: 'acciones',
    label: 'Acciones',
    items: [
      { id: 'guia', label: 'Generar una guía', icon: LabelIcon, keywords: 'envío etiqueta paquetería' },
    ],
  },
];

export function Example() {
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState('');
  return (
    <>
      <Button onPress={() => setOpen(true)}>Buscar y hacer</Button>
      <p role="status">{done}</p>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        groups={groups}
        // Only commands without an address come here; the others are links.
        onAction={({ label }) => setDone(label)}
      />
    </>
  );
}
