import { createIcon } from './create-icon.tsx';

// One path an icon, on the 20 px grid; a dot is a line of no length with a round cap.
export const HomeIcon = /* @__PURE__ */ createIcon(
  'HomeIcon',
  'M3 8.6 10 3l7 5.6V16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1zM8 17v-5h4v5',
);
export const BoxIcon = /* @__PURE__ */ createIcon(
  'BoxIcon',
  'M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM3.5 6 10 9.5 16.5 6M10 9.5v8M6.7 4.3l6.6 3.6',
);
export const ReceiptIcon = /* @__PURE__ */ createIcon(
  'ReceiptIcon',
  'M4.5 2.8h11v14.4l-2-1.3-1.8 1.3-1.7-1.3-1.7 1.3-1.8-1.3-2 1.3zM7.3 6.8h5.4M7.3 10h5.4',
);
export const StoreIcon = /* @__PURE__ */ createIcon(
  'StoreIcon',
  'M3.2 8 4.4 3.2h11.2L16.8 8M3.2 8a2.27 2.27 0 0 0 4.53 0 2.27 2.27 0 0 0 4.54 0 2.27 2.27 0 0 0 4.53 0M4.5 10.2V17h11v-6.8',
);
export const WarehouseIcon = /* @__PURE__ */ createIcon(
  'WarehouseIcon',
  'M2.8 17V7.6L10 3.2l7.2 4.4V17M5.8 17v-6.5h8.4V17M5.8 13.7h8.4',
);
export const WalletIcon = /* @__PURE__ */ createIcon(
  'WalletIcon',
  'M4.8 4.5h10.4v2.2M4.8 4.5A1.8 1.8 0 0 0 3 6.3v8.2A2.2 2.2 0 0 0 5.2 16.7h10.3a1.2 1.2 0 0 0 1.2-1.2V7.9a1.2 1.2 0 0 0-1.2-1.2H4.8M13.5 11.7h.01',
);
export const CashIcon = /* @__PURE__ */ createIcon(
  'CashIcon',
  'M3.5 5h13a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM5.3 10h.01M14.7 10h.01',
);
export const ChartIcon = /* @__PURE__ */ createIcon(
  'ChartIcon',
  'M3 3v13a1 1 0 0 0 1 1h13M7 13.5v-3M10.5 13.5V6.5M14 13.5V9',
);
export const ChevronDownIcon = /* @__PURE__ */ createIcon('ChevronDownIcon', 'm5.5 8 4.5 4.5L14.5 8');
export const ChevronUpIcon = /* @__PURE__ */ createIcon('ChevronUpIcon', 'm5.5 12 4.5-4.5 4.5 4.5');
export const ChevronRightIcon = /* @__PURE__ */ createIcon('ChevronRightIcon', 'm8 5.5 4.5 4.5L8 14.5');
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('ChevronLeftIcon', 'M12 5.5 7.5 10l4.5 4.5');
export const UpDownIcon = /* @__PURE__ */ createIcon(
  'UpDownIcon',
  'm6.5 7.5 3.5-3.5 3.5 3.5M6.5 12.5 10 16l3.5-3.5',
);
export const SearchIcon = /* @__PURE__ */ createIcon(
  'SearchIcon',
  'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13.1 13.1 17 17',
);
export const BellIcon = /* @__PURE__ */ createIcon(
  'BellIcon',
  'M5 8.5a5 5 0 0 1 10 0c0 4 1.7 5 1.7 5H3.3S5 12.5 5 8.5zM8.3 16.3a1.9 1.9 0 0 0 3.4 0',
);
export const HelpIcon = /* @__PURE__ */ createIcon(
  'HelpIcon',
  'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4zM7.9 7.9a2.15 2.15 0 0 1 4.2.65c0 1.45-2.1 1.8-2.1 3M10 14.1h.01',
);
export const PlusIcon = /* @__PURE__ */ createIcon('PlusIcon', 'M10 4v12M4 10h12');
export const MinusIcon = /* @__PURE__ */ createIcon('MinusIcon', 'M4 10h12');
export const FilterIcon = /* @__PURE__ */ createIcon('FilterIcon', 'M3 5h14M5.5 10h9M8 15h4');
export const SlidersIcon = /* @__PURE__ */ createIcon(
  'SlidersIcon',
  'M3 6.5h6M13 6.5h4M3 13.5h3M10 13.5h7M11 8.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 15.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const ColumnsIcon = /* @__PURE__ */ createIcon(
  'ColumnsIcon',
  'M4 3.5h12a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM7.7 3.5v13M12.3 3.5v13',
);
export const MenuIcon = /* @__PURE__ */ createIcon('MenuIcon', 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13');
export const DownloadIcon = /* @__PURE__ */ createIcon(
  'DownloadIcon',
  'M10 3v9.5M6.3 9l3.7 3.5L13.7 9M3 13v2.5A1.5 1.5 0 0 0 4.5 17h11a1.5 1.5 0 0 0 1.5-1.5V13',
);
export const UploadIcon = /* @__PURE__ */ createIcon(
  'UploadIcon',
  'M10 12.5V3M6.3 6.5 10 3l3.7 3.5M3 13v2.5A1.5 1.5 0 0 0 4.5 17h11a1.5 1.5 0 0 0 1.5-1.5V13',
);
export const PrinterIcon = /* @__PURE__ */ createIcon(
  'PrinterIcon',
  'M5.8 7.5V3h8.4v4.5M5.8 14H4a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1V13a1 1 0 0 1-1 1h-1.8M5.8 11.5h8.4V17H5.8z',
);
export const TruckIcon = /* @__PURE__ */ createIcon(
  'TruckIcon',
  'M2.5 4.8h9v9.2h-9zM11.5 8h3.2l2.8 3v3h-6M6 16a1.7 1.7 0 1 0 0-3.4A1.7 1.7 0 0 0 6 16zM14 16a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
);
export const TagIcon = /* @__PURE__ */ createIcon(
  'TagIcon',
  'M3 4v5.6l7.3 7.2a1 1 0 0 0 1.4 0l5.1-5.1a1 1 0 0 0 0-1.4L9.6 3H4a1 1 0 0 0-1 1zM6.5 6.5h.01',
);
export const LabelIcon = /* @__PURE__ */ createIcon(
  'LabelIcon',
  'M5 2.8h10a1 1 0 0 1 1 1v12.4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V3.8a1 1 0 0 1 1-1zM7 6h6M7 9h6M7 12v2.3M9 12v2.3M11 12v2.3M13 12v2.3',
);
export const SplitIcon = /* @__PURE__ */ createIcon(
  'SplitIcon',
  'M10 17v-5.5M10 11.5C10 8.5 6 8.5 5 4.5M10 11.5c0-3 4-3 5-7M3 6.5l2-3 2.8 2.2M17 6.5l-2-3-2.8 2.2',
);
export const CloseIcon = /* @__PURE__ */ createIcon('CloseIcon', 'm5 5 10 10M15 5 5 15');
export const CloseCircleIcon = /* @__PURE__ */ createIcon(
  'CloseCircleIcon',
  'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4zM7.6 7.6l4.8 4.8M12.4 7.6l-4.8 4.8',
);
export const CheckIcon = /* @__PURE__ */ createIcon('CheckIcon', 'm4.5 10.5 3.7 3.7 7.3-8');
export const CheckCircleIcon = /* @__PURE__ */ createIcon(
  'CheckCircleIcon',
  'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4zM6.9 10.2l2.2 2.2 4-4.4',
);
export const TriangleIcon = /* @__PURE__ */ createIcon(
  'TriangleIcon',
  'M10 3.2 17.5 16.3h-15zM10 8.3v3.7M10 14.1h.01',
);
export const OctagonIcon = /* @__PURE__ */ createIcon(
  'OctagonIcon',
  'M7 2.8h6l4.2 4.2v6L13 17.2H7L2.8 13V7zM10 6.5v4.3M10 13.5h.01',
);
export const InfoIcon = /* @__PURE__ */ createIcon(
  'InfoIcon',
  'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4zM10 9.3v4.2M10 6.5h.01',
);
export const ClockIcon = /* @__PURE__ */ createIcon(
  'ClockIcon',
  'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4zM10 6v4.2l2.6 1.6',
);
export const CalendarIcon = /* @__PURE__ */ createIcon(
  'CalendarIcon',
  'M4 4.5h12a1 1 0 0 1 1 1V16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5.5a1 1 0 0 1 1-1zM3 8.3h14M6.7 2.8v3M13.3 2.8v3',
);
export const DotsIcon = /* @__PURE__ */ createIcon(
  'DotsIcon',
  'M4 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M9.5 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M15 10a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0',
);
export const PencilIcon = /* @__PURE__ */ createIcon(
  'PencilIcon',
  'M3.5 16.5l.7-3.5 8.9-8.9a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2L7 15.8zM11.5 5.7l2.8 2.8',
);
export const TrashIcon = /* @__PURE__ */ createIcon(
  'TrashIcon',
  'M3.5 5.5h13M7.5 5.5V3h5v2.5M5 5.5l.8 11.5h8.4L15 5.5M8.3 8.7v5M11.7 8.7v5',
);
export const ExternalIcon = /* @__PURE__ */ createIcon(
  'ExternalIcon',
  'M11.5 3H17v5.5M17 3l-7.5 7.5M8 4H4a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-4',
);
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'RefreshIcon',
  'M16.5 8.5A6.7 6.7 0 0 0 4.7 6L3 8M3 4v4h4M3.5 11.5A6.7 6.7 0 0 0 15.3 14L17 12M17 16v-4h-4',
);
export const CopyIcon = /* @__PURE__ */ createIcon(
  'CopyIcon',
  'M8 7h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM4.5 13H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v.5',
);
export const UserIcon = /* @__PURE__ */ createIcon(
  'UserIcon',
  'M10 9.8a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6zM3.8 17c.4-3 3-4.7 6.2-4.7s5.8 1.7 6.2 4.7',
);
export const UsersIcon = /* @__PURE__ */ createIcon(
  'UsersIcon',
  'M7.5 9.5a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8zM2.3 16.5c.3-2.8 2.5-4.3 5.2-4.3s4.9 1.5 5.2 4.3M13 4a2.8 2.8 0 0 1 0 5.3M14.7 12.5c1.7.5 2.8 1.9 3 4',
);
export const BankIcon = /* @__PURE__ */ createIcon(
  'BankIcon',
  'M3 8 10 3.5 17 8zM5 8v6M8.3 8v6M11.7 8v6M15 8v6M3 16.5h14',
);
export const FileIcon = /* @__PURE__ */ createIcon('FileIcon', 'M5 2.8h6.5L16 7.3v9.9H5zM11.3 2.8v4.7H16');
export const FileTextIcon = /* @__PURE__ */ createIcon(
  'FileTextIcon',
  'M5 2.8h6.5L16 7.3v9.9H5zM11.3 2.8v4.7H16M7.8 10.7h5.4M7.8 13.7h5.4',
);
export const FileCheckIcon = /* @__PURE__ */ createIcon(
  'FileCheckIcon',
  'M5 2.8h6.5L16 7.3v9.9H5zM11.3 2.8v4.7H16M8 12.3l1.7 1.7 3-3.3',
);
export const FileXIcon = /* @__PURE__ */ createIcon(
  'FileXIcon',
  'M5 2.8h6.5L16 7.3v9.9H5zM11.3 2.8v4.7H16M8.7 10.5l3.6 3.6M12.3 10.5l-3.6 3.6',
);
export const ImageIcon = /* @__PURE__ */ createIcon(
  'ImageIcon',
  'M4 3.5h12a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3 14l4-4 3.5 3.5L13 11l4 3.5M13 7.3h.01',
);
export const PinIcon = /* @__PURE__ */ createIcon(
  'PinIcon',
  'M10 17.5s5.8-5 5.8-9.2a5.8 5.8 0 0 0-11.6 0c0 4.2 5.8 9.2 5.8 9.2zM10 10.3a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const PhoneIcon = /* @__PURE__ */ createIcon(
  'PhoneIcon',
  'M4 3h3l1.5 4-2 1.3a9 9 0 0 0 5.2 5.2l1.3-2 4 1.5v3a1 1 0 0 1-1 1A13 13 0 0 1 3 4a1 1 0 0 1 1-1z',
);
export const MailIcon = /* @__PURE__ */ createIcon(
  'MailIcon',
  'M3.5 4.5h13a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM2.7 6 10 11l7.3-5',
);
export const LayersIcon = /* @__PURE__ */ createIcon(
  'LayersIcon',
  'M10 3 2.8 6.8 10 10.5l7.2-3.7zM2.8 10.2 10 13.9l7.2-3.7M2.8 13.5 10 17.2l7.2-3.7',
);
export const WifiOffIcon = /* @__PURE__ */ createIcon(
  'WifiOffIcon',
  'M3 3l14 14M2.5 7.5A11 11 0 0 1 6 5.3M9.3 4.5a11 11 0 0 1 8.2 3M5.2 10.5a7 7 0 0 1 3-1.7M12.5 9.2a7 7 0 0 1 2.3 1.3M7.8 13.3a3.2 3.2 0 0 1 4 0M10 16h.01',
);
export const ArrowUpIcon = /* @__PURE__ */ createIcon('ArrowUpIcon', 'M10 16V4M5.5 8.5 10 4l4.5 4.5');
export const ArrowDownIcon = /* @__PURE__ */ createIcon('ArrowDownIcon', 'M10 4v12M5.5 11.5 10 16l4.5-4.5');
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('ArrowLeftIcon', 'M16 10H4M8.5 5.5 4 10l4.5 4.5');
export const ArrowRightIcon = /* @__PURE__ */ createIcon(
  'ArrowRightIcon',
  'M4 10h12M11.5 5.5 16 10l-4.5 4.5',
);
export const SidebarIcon = /* @__PURE__ */ createIcon(
  'SidebarIcon',
  'M4 3.5h12a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM8 3.5v13M5.3 7h.01M5.3 10h.01',
);
export const StarIcon = /* @__PURE__ */ createIcon(
  'StarIcon',
  'M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z',
);
export const BoltIcon = /* @__PURE__ */ createIcon('BoltIcon', 'M11 2.8 4.5 11.3H9.5L9 17.2l6.5-8.5h-5z');
export const ShieldIcon = /* @__PURE__ */ createIcon(
  'ShieldIcon',
  'M10 2.8 4 5v4.5c0 4 2.6 6.5 6 7.7 3.4-1.2 6-3.7 6-7.7V5zM7.3 9.9l2 2 3.5-3.8',
);
export const UndoIcon = /* @__PURE__ */ createIcon(
  'UndoIcon',
  'M7 4 3.5 7.5 7 11M3.5 7.5h8.3a4.5 4.5 0 0 1 0 9H7',
);
export const LinkIcon = /* @__PURE__ */ createIcon(
  'LinkIcon',
  'M8.3 11.7a3 3 0 0 0 4.3 0l3.2-3.2a3 3 0 0 0-4.3-4.3l-1 1M11.7 8.3a3 3 0 0 0-4.3 0l-3.2 3.2a3 3 0 0 0 4.3 4.3l1-1',
);
export const UnlinkIcon = /* @__PURE__ */ createIcon(
  'UnlinkIcon',
  'M11.3 5.3l1-1a2.9 2.9 0 0 1 4 4.2l-2.3 2.3M8.7 14.7l-1 1a2.9 2.9 0 0 1-4-4.2L6 9.2M3.5 3.5l13 13',
);
export const PauseIcon = /* @__PURE__ */ createIcon(
  'PauseIcon',
  'M10 17.2a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4zM8.2 7.5v5M11.8 7.5v5',
);
export const BarcodeIcon = /* @__PURE__ */ createIcon(
  'BarcodeIcon',
  'M3 6V3.5h2.5M17 6V3.5h-2.5M3 14v2.5h2.5M17 14v2.5h-2.5M6 7v6M8.5 7v6M11 7v6M14 7v6',
);
export const LockIcon = /* @__PURE__ */ createIcon(
  'LockIcon',
  'M5 9h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1zM6.8 9V6.3a3.2 3.2 0 0 1 6.4 0V9',
);
export const CameraIcon = /* @__PURE__ */ createIcon(
  'CameraIcon',
  'M3.5 6h2.7l1.3-2h5l1.3 2h2.7a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM10 13.5a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8z',
);
export const NoteIcon = /* @__PURE__ */ createIcon(
  'NoteIcon',
  'M4 3.5h12a1 1 0 0 1 1 1v8.5a1 1 0 0 1-1 1h-5l-3.5 3v-3H4a1 1 0 0 1-1-1V4.5a1 1 0 0 1 1-1z',
);
export const WindowIcon = /* @__PURE__ */ createIcon(
  'WindowIcon',
  'M4 3.5h12a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM3 7.5h14M5.6 5.5h.01M8 5.5h.01',
);
export const LogOutIcon = /* @__PURE__ */ createIcon(
  'LogOutIcon',
  'M8 17H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h4M13 6.5l3.5 3.5-3.5 3.5M16.5 10H8',
);
export const EyeIcon = /* @__PURE__ */ createIcon(
  'EyeIcon',
  'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
);
