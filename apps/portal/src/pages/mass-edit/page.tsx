import { EditPage } from './edit-page.tsx';

/** `/mis-productos/catalogo-de-productos/edicion-masiva`: many products, edited like a spreadsheet (S2.49, S2.71). */
export default function MassEditPage() {
  return (
    <EditPage
      title="Edición masiva"
      context="Cambia celdas como en una hoja de cálculo; antes de guardar ves qué pasará"
    />
  );
}
