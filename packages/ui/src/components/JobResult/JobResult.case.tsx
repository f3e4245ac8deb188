import { conformanceCase } from '../../testing/conformance.ts';
import { JobResult } from './JobResult.tsx';

const causes = [{ id: 'a', label: 'sin saldo', rows: ['1', '2', '3', '4'] }];

export default conformanceCase({
  name: 'JobResult',
  component: JobResult,
  render: (props) => <JobResult title="Guías" done={2} unchanged={1} causes={causes} {...props} />,
  strings: {
    defaults: ['2 listas', 'No se vuelven a enviar', '1 sin cambios', 'y 1 más', '3 bien, 4 con error'],
    replaced: (
      <JobResult
        title="Guías"
        done={2}
        unchanged={1}
        causes={causes}
        labels={{
          done: String,
          doneNote: 'Final',
          unchanged: String,
          more: String,
          proportion: (done, failed) => `${done}/${failed}`,
        }}
      />
    ),
  },
});
