import { conformanceCase } from '../../testing/conformance.ts';
import { UiProvider } from './UiProvider.tsx';

export default conformanceCase({
  name: 'UiProvider',
  component: UiProvider,
  render: (props) => (
    <UiProvider>
      <span {...props} />
    </UiProvider>
  ),
  wrapper: true,
});
