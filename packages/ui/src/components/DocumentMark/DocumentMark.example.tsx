import { DocumentMark } from '@trastienda/ui/DocumentMark';

export function Example() {
  return (
    <p>
      Pedido 33771046 <DocumentMark kind="invoice" state="accepted" />{' '}
      <DocumentMark kind="evidence" state="missing" />
    </p>
  );
}
