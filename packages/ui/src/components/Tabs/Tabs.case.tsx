import { conformanceCase } from '../../testing/conformance.ts';
import { Tabs } from './Tabs.tsx';

export default conformanceCase({
  name: 'Tabs',
  component: Tabs,
  render: (props) => <Tabs {...props} aria-label="Familias" items={[{ id: 'todos', label: 'Todos' }]} />,
});
