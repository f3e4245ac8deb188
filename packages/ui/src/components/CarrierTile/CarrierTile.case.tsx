import { conformanceCase } from '../../testing/conformance.ts';
import { CarrierTile } from './CarrierTile.tsx';

export default conformanceCase({
  name: 'CarrierTile',
  component: CarrierTile,
  render: (props) => <CarrierTile {...props} name="Norte Express" />,
});
