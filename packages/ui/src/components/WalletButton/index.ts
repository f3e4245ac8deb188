export { WalletButton, type WalletButtonLabels, type WalletButtonProps } from './WalletButton.tsx';
