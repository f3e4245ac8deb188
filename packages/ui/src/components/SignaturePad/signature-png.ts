import { padHeight, padWidth, signatureSvg, type Signature } from './SignaturePad.model.ts';

/** The signature as a PNG of 1,200 × 400 on white, for documents that take no drawings. Needs a browser. */
export async function signaturePng(signature: Signature): Promise<Blob> {
  const picture = new Image(padWidth, padHeight);
  picture.src = `data:image/svg+xml,${encodeURIComponent(signatureSvg(signature))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = padWidth * 2;
  canvas.height = padHeight * 2;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))),
      'image/png',
    );
  });
}
