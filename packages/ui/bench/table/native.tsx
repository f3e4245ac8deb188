import { columns } from './data.ts';
import { head } from './head.tsx';
import { start } from './harness.tsx';

// The floor: a table, and nothing else.
start((rows) => (
  <div className="bare">
    <table>
      {head}
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ id }) => (
              <td key={id}>{row[id]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
));
