import { InvoicesPage } from './invoices-page.tsx';

/** `/subir-facturas/automaticas` */
export default function AutomaticInvoicesPage() {
  return <InvoicesPage kind="automatic" />;
}
