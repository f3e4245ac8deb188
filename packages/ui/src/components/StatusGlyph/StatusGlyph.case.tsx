import { conformanceCase } from '../../testing/conformance.ts';
import { StatusGlyph } from './StatusGlyph.tsx';

export default conformanceCase({
  name: 'StatusGlyph',
  component: StatusGlyph,
  render: (props) => <StatusGlyph {...props} status="transito" />,
});
