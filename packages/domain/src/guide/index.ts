export {
  type LabelFormat,
  labelFormats,
  labelPlaces,
  type LabelSheet,
  labelSheets,
  type PaperBox,
  type PaperSize,
} from './label-sheets/label-sheets.ts';
export * from './label-sheets/impose-labels.ts';
export * from './parcel/common-boxes.ts';
export * from './pickup/pickup-visit.ts';
export * from './external-guides/automatic-guide-channels.ts';
export * from './external-guides/external-guide.ts';
export * from './quote/taken-quote.ts';
