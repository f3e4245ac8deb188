import { Breadcrumbs } from '@trastienda/ui/Breadcrumbs';

export function Example() {
  return (
    <Breadcrumbs
      items={[
        { label: 'Mis productos', href: '/mis-productos' },
        { label: 'Catálogo de productos', href: '/mis-productos/catalogo-de-productos' },
        { label: 'Carga masiva' },
      ]}
    />
  );
}
