import { conformanceCase } from '../../testing/conformance.ts';
import { Card } from './Card.tsx';

export default conformanceCase({
  name: 'Card',
  component: Card,
  render: (props) => <Card {...props} />,
});
