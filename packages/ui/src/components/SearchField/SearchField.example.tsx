import { SearchField } from '@trastienda/ui/SearchField';
import { useState } from 'react';

export function Example() {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField placeholder="Pedido, guía o cliente" onSubmit={setSearch} onClear={() => setSearch('')} />
      {search !== '' && <p>Resultados de «{search}»</p>}
    </>
  );
}
