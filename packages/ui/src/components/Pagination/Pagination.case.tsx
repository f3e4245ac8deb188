import { conformanceCase } from '../../testing/conformance.ts';
import { Pagination } from './Pagination.tsx';

export default conformanceCase({
  name: 'Pagination',
  component: Pagination,
  render: (props) => <Pagination {...props} onPageSizeChange={() => {}} />,
  strings: {
    defaults: ['Paginación', 'Filas por página', 'Página anterior', 'Página siguiente', '0–0 de 0', '1 de 1'],
    replaced: (
      <Pagination
        onPageSizeChange={() => {}}
        labels={{
          navigation: 'Pages',
          pageSize: 'Rows',
          previous: 'Back',
          next: 'On',
          range: () => 'all',
          position: () => 'only',
        }}
      />
    ),
  },
});
