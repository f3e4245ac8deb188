import { conformanceCase } from '../../testing/conformance.ts';
import { BrandMark } from './BrandMark.tsx';

export default conformanceCase({
  name: 'BrandMark',
  component: BrandMark,
  render: (props) => <BrandMark {...props} />,
  strings: { defaults: ['Trastienda'], replaced: <BrandMark name="Bodega" /> },
});
