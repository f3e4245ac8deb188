import { InvoicesPage } from './invoices-page.tsx';

/** `/subir-facturas/manuales` */
export default function ManualInvoicesPage() {
  return <InvoicesPage kind="manual" />;
}
