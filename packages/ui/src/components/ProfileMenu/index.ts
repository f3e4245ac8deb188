export { profileMenuItems, type ProfileMenuItem } from './items.tsx';
export {
  ProfileMenu,
  ProfileMenuContent,
  type ProfileMenuContentProps,
  type ProfileMenuLabels,
  type ProfileMenuProps,
} from './ProfileMenu.tsx';
