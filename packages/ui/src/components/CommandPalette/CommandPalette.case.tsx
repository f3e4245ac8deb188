import { conformanceCase } from '../../testing/conformance.ts';
import { CommandPalette } from './CommandPalette.tsx';

export default conformanceCase({
  name: 'CommandPalette',
  component: CommandPalette,
  render: (props) => <CommandPalette {...props} />,
  overlay: true,
});
