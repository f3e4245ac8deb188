type About = { readonly title: string; readonly createdAt: Date };

/** Returns a PDF that `draw` draws page by page (`addPage`): the same drawing gives the same bytes. */
export async function pdfOf(
  { title, createdAt }: About,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  // The module is loaded with the first document: a process without one saves ten megabytes.
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({
    margin: 0,
    autoFirstPage: false,
    info: {
      Title: title,
      Creator: 'Trastienda',
      Producer: 'Trastienda',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  draw(document);
  document.end();
  return done;
}
