import { Pagination } from '@trastienda/ui/Pagination';
import { useState } from 'react';

export function Example() {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(10);
  return (
    <Pagination
      total={214}
      page={page}
      pageSize={pageSize}
      onPageChange={setPage}
      onPageSizeChange={(size) => {
        setPageSize(size);
        // The page shown may not exist with more rows on each.
        setPage(1);
      }}
    />
  );
}
