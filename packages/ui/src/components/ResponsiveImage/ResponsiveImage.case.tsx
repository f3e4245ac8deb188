import { conformanceCase } from '../../testing/conformance.ts';
import { ResponsiveImage } from './ResponsiveImage.tsx';

export default conformanceCase({
  name: 'ResponsiveImage',
  component: ResponsiveImage,
  render: (props) => <ResponsiveImage {...props} src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" />,
});
