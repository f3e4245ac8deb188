import { EditPage } from './edit-page.tsx';

/** `/precios`: prices, what each channel leaves of them, and those that follow (S2.55, D40). */
export default function PricesPage() {
  return (
    <EditPage
      only="precios"
      title="Precios"
      context="Lo que te queda en cada canal, sin guía ni retenciones"
    />
  );
}
