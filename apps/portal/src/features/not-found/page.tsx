import { usePageTitle } from '../../routes/page-title.ts';

/** An address that is none of ours (D47). */
export default function NotFoundPage() {
  usePageTitle('Página no encontrada');
  return <h1>Página no encontrada</h1>;
}
