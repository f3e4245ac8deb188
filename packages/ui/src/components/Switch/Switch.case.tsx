import { conformanceCase } from '../../testing/conformance.ts';
import { Switch } from './Switch.tsx';

export default conformanceCase({
  name: 'Switch',
  component: Switch,
  render: (props) => <Switch {...props} aria-label="Asegurar" />,
});
