import { conformanceCase } from '../../testing/conformance.ts';
import { ErrorState } from './ErrorState.tsx';

export default conformanceCase({
  name: 'ErrorState',
  component: ErrorState,
  render: (props) => <ErrorState {...props} folio="7F3A-09C2" onRetry={() => {}} />,
  strings: {
    defaults: ['No pudimos cargar esta sección', 'Reintentar', 'Folio', 'Copiar folio'],
    replaced: (
      <ErrorState
        folio="7F3A-09C2"
        onRetry={() => {}}
        title="We failed"
        labels={{ retry: 'Again', folio: 'Trace', copy: 'Copy' }}
      />
    ),
  },
});
