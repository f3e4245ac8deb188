import { usePageTitle } from '../../routes/page-title.ts';

/** One honest page for every screen of the specification that is still to be built. */
export default function LaterPage() {
  usePageTitle('Aún no disponible');
  return <h1>Aún no disponible</h1>;
}
