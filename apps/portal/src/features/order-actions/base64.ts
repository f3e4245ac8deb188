/** A file's content in base64, without the `data:` prefix; rejects when it cannot be read. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => failed(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
