import { NewDataPill } from '@trastienda/ui/NewDataPill';
import { useState } from 'react';

export function Example() {
  const [newOrders, setNewOrders] = useState(3);
  const showThem = () => {
    // Put the new rows into your list here; with 0 the pill goes.
    setNewOrders(0);
  };
  return <NewDataPill count={newOrders} onShow={showThem} />;
}
