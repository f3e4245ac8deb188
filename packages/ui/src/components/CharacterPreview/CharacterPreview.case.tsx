import { conformanceCase } from '../../testing/conformance.ts';
import { CharacterPreview } from './CharacterPreview.tsx';

export default conformanceCase({
  name: 'CharacterPreview',
  component: CharacterPreview,
  render: (props) => <CharacterPreview value="Vasos" {...props} />,
  strings: {
    defaults: ['Así se imprime en la guía', 'caracteres'],
    replaced: (
      <CharacterPreview value="Vasos" labels={{ printed: 'As printed', count: (n, max) => `${n}/${max}` }} />
    ),
  },
});
