import { conformanceCase } from '../../testing/conformance.ts';
import { Thumbnail } from './Thumbnail.tsx';

export default conformanceCase({
  name: 'Thumbnail',
  component: Thumbnail,
  render: (props) => <Thumbnail {...props} />,
});
