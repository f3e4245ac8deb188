import { StatusLabel } from '@trastienda/ui/StatusLabel';

export function Example() {
  return <StatusLabel status="listo_para_enviar" />;
}
