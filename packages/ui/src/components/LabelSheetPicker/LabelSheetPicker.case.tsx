import { conformanceCase } from '../../testing/conformance.ts';
import { LabelSheetPicker } from './LabelSheetPicker.tsx';

export default conformanceCase({
  name: 'LabelSheetPicker',
  component: LabelSheetPicker,
  render: (props) => <LabelSheetPicker {...props} />,
  strings: {
    defaults: ['Papel', 'Térmica 10 × 15 cm', 'Para impresora de etiquetas', '1 etiqueta en 1 hoja'],
    replaced: (
      <LabelSheetPicker
        format="letter-2"
        labels={{
          paper: 'Paper',
          formats: { thermal: 'A', 'letter-1': 'B', 'letter-2': 'C', 'letter-4': 'D' },
          hints: { thermal: 'a', 'letter-1': 'b', 'letter-2': 'c', 'letter-4': 'd' },
          start: 'Start at',
          startHelp: 'First free place',
          place: (place, of) => `${place}/${of}`,
          amount: (labels, sheets) => `${labels} on ${sheets}`,
        }}
      />
    ),
  },
});
