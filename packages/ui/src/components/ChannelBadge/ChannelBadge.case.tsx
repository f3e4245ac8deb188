import { conformanceCase } from '../../testing/conformance.ts';
import { ChannelBadge } from './ChannelBadge.tsx';

export default conformanceCase({
  name: 'ChannelBadge',
  component: ChannelBadge,
  render: (props) => <ChannelBadge {...props} code="ML" />,
  strings: { defaults: ['Mercado Libre'], replaced: <ChannelBadge code="ML" name="Other" /> },
});
