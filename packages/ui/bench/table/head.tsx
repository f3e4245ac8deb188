import { columns } from './data.ts';

/** Of the peers: the titles, and nothing else. */
export const head = (
  <thead>
    <tr>
      {columns.map(({ id, title }) => (
        <th key={id}>{title}</th>
      ))}
    </tr>
  </thead>
);
