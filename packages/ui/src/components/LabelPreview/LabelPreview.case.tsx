import { conformanceCase } from '../../testing/conformance.ts';
import { label } from '../../testing/sample-guide.ts';
import { LabelPreview } from './LabelPreview.tsx';

export default conformanceCase({
  name: 'LabelPreview',
  component: LabelPreview,
  render: (props) => <LabelPreview {...label} {...props} />,
  strings: {
    defaults: ['Remitente', 'Destinatario', 'Contenido', 'Etiqueta de la guía'],
    replaced: (
      <LabelPreview
        {...label}
        labels={{ from: 'From', to: 'To', content: 'Content', label: (guide) => `Label ${guide}` }}
      />
    ),
  },
});
