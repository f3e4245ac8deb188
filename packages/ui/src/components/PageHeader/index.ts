export { BackLine, type BackLineLabels, type BackLineProps } from './BackLine.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
