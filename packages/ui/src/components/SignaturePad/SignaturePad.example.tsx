import { SignaturePad, type Signature } from '@trastienda/ui/SignaturePad';
import { useState } from 'react';

export function Example() {
  // `signatureSvg(signature)` and `signaturePng(signature)` make a file of it.
  const [signature, setSignature] = useState<Signature | null>(null);
  return <SignaturePad value={signature} onChange={setSignature} />;
}
