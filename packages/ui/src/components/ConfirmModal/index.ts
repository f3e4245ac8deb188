export * from './ConfirmModal.tsx';
