import { conformanceCase } from '../../testing/conformance.ts';
import { SkipLink } from './SkipLink.tsx';

export default conformanceCase({
  name: 'SkipLink',
  component: SkipLink,
  render: (props) => <SkipLink {...props} />,
  strings: { defaults: ['Ir al contenido'], replaced: <SkipLink>Skip</SkipLink> },
});
