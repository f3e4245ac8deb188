export { BottomNav, type BottomNavProps } from './BottomNav.tsx';
export { bottomNavItems, type BottomNavItem } from './items.tsx';
