import { conformanceCase } from '../../testing/conformance.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';

export default conformanceCase({
  name: 'ShortcutSheet',
  component: ShortcutSheet,
  render: (props) => <ShortcutSheet {...props} />,
  overlay: true,
});
