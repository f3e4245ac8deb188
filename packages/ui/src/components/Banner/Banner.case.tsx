import { conformanceCase } from '../../testing/conformance.ts';
import { Banner } from './Banner.tsx';

export default conformanceCase({
  name: 'Banner',
  component: Banner,
  render: (props) => <Banner {...props} onDismiss={() => {}} />,
  strings: { defaults: ['Cerrar aviso'], replaced: <Banner onDismiss={() => {}} dismissLabel="Dismiss" /> },
});
