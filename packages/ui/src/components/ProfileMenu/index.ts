export {
  ProfileMenu,
  ProfileMenuContent,
  profileMenuItems,
  type ProfileMenuContentProps,
  type ProfileMenuItem,
  type ProfileMenuLabels,
  type ProfileMenuProps,
} from './ProfileMenu.tsx';
