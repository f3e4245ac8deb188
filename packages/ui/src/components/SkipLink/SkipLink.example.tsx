import { SkipLink } from '@trastienda/ui/SkipLink';

export function Example() {
  return (
    <>
      <SkipLink href="#contenido">Ir al contenido</SkipLink>
      {/* The menu and the bar stand between them. */}
      <main id="contenido" tabIndex={-1}>
        Contenido
      </main>
    </>
  );
}
