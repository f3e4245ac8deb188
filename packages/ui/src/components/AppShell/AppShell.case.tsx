import { conformanceCase } from '../../testing/conformance.ts';
import { AppShell } from './AppShell.tsx';

export default conformanceCase({
  name: 'AppShell',
  component: AppShell,
  render: (props) => <AppShell {...props} />,
  strings: { defaults: ['Ir al contenido'], replaced: <AppShell skipLabel="Skip" /> },
});
