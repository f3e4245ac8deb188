export {
  LabelPreview,
  type LabelParty,
  type LabelPreviewLabels,
  type LabelPreviewProps,
} from './LabelPreview.tsx';
