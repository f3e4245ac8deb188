export { AppShell, type AppShellProps } from './AppShell.tsx';
export { type ShellLayout } from './shell-layout.model.ts';
export { useShellLayout, type ShellLayoutState, type UseShellLayoutOptions } from './use-shell-layout.ts';
