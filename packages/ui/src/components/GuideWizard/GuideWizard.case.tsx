import { conformanceCase } from '../../testing/conformance.ts';
import { GuideWizard } from './GuideWizard.tsx';

const nothing = () => {};

export default conformanceCase({
  name: 'GuideWizard',
  component: GuideWizard,
  render: (props) => <GuideWizard onClose={nothing} onSaveDraft={nothing} {...props} />,
  strings: {
    defaults: ['Crear guía', 'Guardar borrador', 'Paso 1 de 4'],
    replaced: (
      <GuideWizard
        onClose={nothing}
        onSaveDraft={nothing}
        labels={{
          title: 'New guide',
          saveDraft: 'Save',
          stepOf: (step, of) => `${step}/${of}`,
          steps: 'Steps',
        }}
      />
    ),
  },
});
