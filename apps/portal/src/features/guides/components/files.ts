/** Opens a file of this page in a tab of its own, where the browser shows and prints it. */
export const showFile = (url: string): void => void window.open(url, '_blank');

/** Saves a file of this page under its name. */
export function saveFile(url: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
}
