import { conformanceCase } from '../../testing/conformance.ts';
import { KeyValueList } from './KeyValueList.tsx';

export default conformanceCase({
  name: 'KeyValueList',
  component: KeyValueList,
  render: (props) => <KeyValueList {...props} />,
});
