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
  withoutElement:
    'It draws nothing: language and router reach its children as context, and its props are all it takes.',
});
