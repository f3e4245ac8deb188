import { Link } from '@trastienda/ui/Link';

export function Example() {
  return (
    <>
      <p>
        Los pedidos nuevos están en <Link href="/mis-pedidos">Mis pedidos</Link>.
      </p>
      <p>
        Descarga tu constancia del{' '}
        <Link href="https://www.sat.gob.mx" external>
          Portal del SAT
        </Link>
        .
      </p>
    </>
  );
}
