// What an application gets that imports the table alone.
export { DataTable } from '@trastienda/ui/DataTable';
