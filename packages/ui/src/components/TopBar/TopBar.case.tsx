import { conformanceCase } from '../../testing/conformance.ts';
import { TopBar } from './TopBar.tsx';

export default conformanceCase({
  name: 'TopBar',
  component: TopBar,
  render: (props) => <TopBar onBack={() => {}} {...props} />,
  strings: { defaults: ['Volver'], replaced: <TopBar onBack={() => {}} backLabel="Back" /> },
});
