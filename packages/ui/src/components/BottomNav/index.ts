export { BottomNav, bottomNavItems, type BottomNavItem, type BottomNavProps } from './BottomNav.tsx';
