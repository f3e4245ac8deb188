export { activeKeysOf, type ActiveKeys, type SidebarItem, type SidebarSubItem } from './Sidebar.model.ts';
export { Sidebar, type SidebarCarrier, type SidebarLabels, type SidebarProps } from './Sidebar.tsx';
export { type SidebarService } from './SidebarServices.tsx';
