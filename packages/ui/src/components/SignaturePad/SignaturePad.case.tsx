import { conformanceCase } from '../../testing/conformance.ts';
import { SignaturePad } from './SignaturePad.tsx';

export default conformanceCase({
  name: 'SignaturePad',
  component: SignaturePad,
  render: (props) => <SignaturePad {...props} />,
  strings: {
    defaults: ['Tu firma', 'Dibujar', 'Escribir', 'Firma aquí', 'Borrar firma', 'Espacio para firmar'],
    replaced: (
      <SignaturePad
        labels={{ label: 'Signature', draw: 'Draw', type: 'Type', hint: 'Here', clear: 'Clear', pad: 'Pad' }}
      />
    ),
  },
});
