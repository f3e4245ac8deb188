import { VolumetricMeter } from '@trastienda/ui/VolumetricMeter';

const parcel = { height: 30, width: 25, depth: 20, weight: 2.1 };

export function Example() {
  // It takes centimetres and kilograms; `null` stands for what is not typed yet.
  return <VolumetricMeter {...parcel} />;
}
