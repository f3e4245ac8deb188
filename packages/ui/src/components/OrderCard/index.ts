export { OrderCard, type OrderCardAction, type OrderCardLabels, type OrderCardProps } from './OrderCard.tsx';
export { piecesText, shortOrderNumber } from './OrderCard.model.ts';
export { OrderCardSkeleton, type OrderCardSkeletonProps } from './OrderCardSkeleton.tsx';
