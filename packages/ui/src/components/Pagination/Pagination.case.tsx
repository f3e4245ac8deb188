import { conformanceCase } from '../../testing/conformance.ts';
import { Pagination } from './Pagination.tsx';

export default conformanceCase({
  name: 'Pagination',
  component: Pagination,
  render: (props) => <Pagination total={40} {...props} onPageSizeChange={() => {}} />,
  strings: {
    defaults: [
      'Paginación',
      'Filas por página',
      'Página anterior',
      'Página siguiente',
      '1–10 de 40',
      '1 de 4',
    ],
    replaced: (
      <Pagination
        total={40}
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
