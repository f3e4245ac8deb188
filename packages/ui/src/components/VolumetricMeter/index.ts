export {
  VolumetricMeter,
  type VolumetricMeterLabels,
  type VolumetricMeterProps,
} from './VolumetricMeter.tsx';
