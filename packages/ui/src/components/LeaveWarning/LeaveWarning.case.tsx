import { conformanceCase } from '../../testing/conformance.ts';
import { LeaveWarning } from './LeaveWarning.tsx';

export default conformanceCase({
  name: 'LeaveWarning',
  component: LeaveWarning,
  render: (props) => <LeaveWarning {...props} />,
  strings: {
    defaults: [
      'Perderás los datos que ya habías completado',
      'Si sales ahora, perderás toda la información que has ingresado. Tendrás que registrarla de nuevo.',
      'Continuar',
      'Salir',
    ],
    replaced: (
      <LeaveWarning isOpen title="You will lose what you filled in" stayLabel="Stay" leaveLabel="Leave">
        You would have to enter it again.
      </LeaveWarning>
    ),
  },
  overlay: true,
});
