import type { ReactNode } from 'react';
import { BankIcon, FileTextIcon, UsersIcon, WarehouseIcon } from '../../icons/index.ts';

export interface ProfileMenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  href: string;
  /** The page is still to be built: said after the name. Default: false. */
  isSoon?: boolean | undefined;
}

/** The four pages of the account. */
export const profileMenuItems: readonly ProfileMenuItem[] = [
  { key: 'fiscal', label: 'Información fiscal', icon: <FileTextIcon />, href: '/informacion-fiscal' },
  { key: 'almacen', label: 'Datos almacén', icon: <WarehouseIcon />, href: '/datos-almacen' },
  { key: 'banco', label: 'Información bancaria', icon: <BankIcon />, href: '/informacion-bancaria' },
  { key: 'usuarios', label: 'Administración de usuarios', icon: <UsersIcon />, href: '/usuarios' },
];
