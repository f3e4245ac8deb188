export { SignaturePad, type SignaturePadLabels, type SignaturePadProps } from './SignaturePad.tsx';
export { isSigned, signatureSvg, type Signature } from './SignaturePad.model.ts';
export { signaturePng } from './signature-png.ts';
