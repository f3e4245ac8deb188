/** While a page's chunk is on its way. */
export function PageLoading() {
  return <p role="status">Abriendo…</p>;
}
