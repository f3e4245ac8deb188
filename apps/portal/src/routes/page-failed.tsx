/** A page that crashed, or whose chunk could not be fetched. */
export function PageFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <h1>No pudimos abrir esta página</h1>
      <button type="button" onClick={onRetry}>
        Reintentar
      </button>
    </div>
  );
}
