import { type LabelFormat, labelFormats, labelPlaces, labelSheets } from '@trastienda/domain/guides';
import type { ComponentPropsWithRef } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import { RadioCard, RadioCards } from '../RadioCards/RadioCards.tsx';
import { SheetDrawing } from './SheetDrawing.tsx';
import { firstSheet, type SheetPlace } from './LabelSheetPicker.model.ts';
import * as s from './LabelSheetPicker.css.ts';

export interface LabelSheetPickerLabels {
  /** Name of the choice of paper. */
  paper: string;
  /** Name of each paper. */
  formats: Readonly<Record<LabelFormat, string>>;
  /** Explanation of each paper format. */
  hints: Readonly<Record<LabelFormat, string>>;
  /** Name of the choice of the first free place. */
  start: string;
  startHelp: string;
  place: (place: number, of: number) => string;
  /** Text that says how much paper the labels take. */
  amount: (labels: number, sheets: number) => string;
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const es: LabelSheetPickerLabels = {
  paper: 'Papel',
  formats: {
    thermal: labelSheets.thermal.label,
    'letter-1': labelSheets['letter-1'].label,
    'letter-2': labelSheets['letter-2'].label,
    'letter-4': labelSheets['letter-4'].label,
  },
  hints: {
    thermal: 'Para impresora de etiquetas',
    'letter-1': 'Tamaño real, al centro',
    'letter-2': 'Tamaño real, media hoja cada una',
    'letter-4': 'Un poco más chicas, un cuarto de hoja cada una',
  },
  start: 'Empezar en',
  startHelp: 'Si ya usaste parte de la hoja, elige el primer lugar libre.',
  place: (place, of) => `Lugar ${place} de ${of}`,
  amount: (labels, sheets) =>
    `${plural(labels, 'etiqueta', 'etiquetas')} en ${plural(sheets, 'hoja', 'hojas')}`,
};

export interface LabelSheetPickerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Default: `thermal`. */
  format?: LabelFormat | undefined;
  /** Called when the user chooses another paper. */
  onFormatChange?: ((format: LabelFormat) => void) | undefined;
  /** The first free place of the first sheet, from 1. Default: 1. */
  start?: number | undefined;
  /** Called with the place that the user pressed, from 1. */
  onStartChange?: ((start: number) => void) | undefined;
  /** Labels to print. Default: 1. */
  count?: number | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<LabelSheetPickerLabels> | undefined;
}

const isFormat = (value: string): value is LabelFormat => labelFormats.some((format) => format === value);

/** The paper that labels go on and the first free place of it, with the first sheet drawn as it will come out. */
export function LabelSheetPicker({
  format = 'thermal',
  onFormatChange,
  start = 1,
  onStartChange,
  count = 1,
  labels,
  className,
  ...rest
}: LabelSheetPickerProps) {
  const words = { ...es, ...labels };
  const { places, sheets } = firstSheet(format, { start, count });
  const at = Math.min(start, places.length);
  return (
    <div {...rest} className={cx(s.root, className)}>
      <RadioCards
        aria-label={words.paper}
        value={format}
        onChange={(value) => isFormat(value) && onFormatChange?.(value)}
      >
        {labelFormats.map((one) => (
          <RadioCard key={one} value={one} label={`${words.formats[one]}. ${words.hints[one]}`}>
            <span className={s.name}>{words.formats[one]}</span>
            <span className={s.hint}>{words.hints[one]}</span>
          </RadioCard>
        ))}
      </RadioCards>
      <div className={s.side}>
        {places.length > 1 && (
          <p className={s.title} aria-hidden>
            {words.start}
          </p>
        )}
        <div className={s.paper[format === 'thermal' ? 'label' : 'letter']}>
          <SheetDrawing page={labelSheets[format].page} places={places} />
          {places.length > 1 && (
            <RadioGroup
              aria-label={words.start}
              className={s.places}
              value={String(at)}
              onChange={(value) => onStartChange?.(Number(value))}
            >
              {places.map((place) => (
                <Place key={place.place} format={format} place={place} name={words.place} />
              ))}
            </RadioGroup>
          )}
        </div>
        <p className={s.amount} role="status">
          {words.amount(count, sheets)}
        </p>
        {places.length > 1 && <p className={s.hint}>{words.startHelp}</p>}
      </div>
    </div>
  );
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** A place of the sheet as a choice, over its drawing. */
function Place({
  format,
  place: { place, box, state },
  name,
}: {
  format: LabelFormat;
  place: SheetPlace;
  name: LabelSheetPickerLabels['place'];
}) {
  const { page } = labelSheets[format];
  return (
    <Radio
      value={String(place)}
      aria-label={name(place, labelPlaces(format).length)}
      className={s.place}
      data-state={state}
      style={{
        insetInlineStart: percent(box.x, page.width),
        insetBlockStart: percent(box.y, page.height),
        inlineSize: percent(box.width, page.width),
        blockSize: percent(box.height, page.height),
      }}
    >
      <span className={s.number}>{place}</span>
    </Radio>
  );
}
