import { conformanceCase } from '../../testing/conformance.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

export default conformanceCase({
  name: 'ProfileMenu',
  component: ProfileMenu,
  render: (props) => <ProfileMenu name="Mariana" {...props} />,
  strings: {
    defaults: ['Perfil de'],
    replaced: <ProfileMenu name="Mariana" labels={{ button: 'Account of' }} />,
  },
});
