import { JobProgress } from '@trastienda/ui/JobProgress';
import { useState } from 'react';

export function Example() {
  const [isCancelling, setCancelling] = useState(false);
  return (
    <JobProgress
      title="Generando guías"
      done={14}
      total={24}
      state={isCancelling ? 'cancelling' : 'running'}
      note="Puedes seguir trabajando; te avisamos aquí."
      onCancel={() => setCancelling(true)}
    />
  );
}
