import { Select } from '@trastienda/ui/Select';

const items = [
  { id: 'a', label: 'Jalisco' },
  { id: 'b', label: 'Oaxaca' },
];

export const Part = () => <Select label="Estado" items={items} />;
