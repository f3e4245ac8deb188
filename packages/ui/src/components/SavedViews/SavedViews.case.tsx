import { conformanceCase } from '../../testing/conformance.ts';
import { SavedViews } from './SavedViews.tsx';

export default conformanceCase({
  name: 'SavedViews',
  component: SavedViews,
  render: (props) => <SavedViews {...props} isModified />,
  strings: {
    defaults: ['Vistas', 'con cambios sin guardar'],
    replaced: <SavedViews isModified labels={{ views: 'Views', modified: 'changed' }} />,
  },
});
