export * from './CarrierTile.tsx';
