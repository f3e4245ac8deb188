export {
  CharacterPreview,
  type CharacterPreviewLabels,
  type CharacterPreviewProps,
} from './CharacterPreview.tsx';
