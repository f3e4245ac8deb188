import { clampGuideContent, guideContentLimit, parseDecimal } from '@trastienda/domain';
import type { ReactNode } from 'react';
import { hasContent } from '../../internal/has-content.ts';
import type { Option } from '../../internal/list/options.tsx';
import { Card, type CardProps } from '../Card/Card.tsx';
import { CharacterPreview } from '../CharacterPreview/CharacterPreview.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VolumetricMeter } from '../VolumetricMeter/VolumetricMeter.tsx';
import * as s from './cards.css.ts';

/** Texts as typed: the domain reads the numbers. */
export interface ParcelValues {
  readonly height: string;
  readonly width: string;
  readonly depth: string;
  readonly weight: string;
  readonly packageValue: string;
  readonly content: string;
}

export type ParcelErrors = { readonly [Field in keyof ParcelValues]?: string };

export interface ParcelCardLabels {
  title: string;
  template: string;
  height: string;
  width: string;
  depth: string;
  weight: string;
  packageValue: string;
  content: string;
}

const es: ParcelCardLabels = {
  title: 'Paquete',
  template: 'Plantilla',
  height: 'Alto',
  width: 'Ancho',
  depth: 'Largo',
  weight: 'Peso real',
  packageValue: 'Valor',
  content: 'Contenido',
};

export interface ParcelCardProps extends Omit<CardProps, 'children' | 'action' | 'title' | 'onChange'> {
  /** All fields as typed. */
  values: ParcelValues;
  /** The fields that were typed in. */
  onValuesChange: (change: Partial<ParcelValues>) => void;
  /** Problems to show now. */
  errors?: ParcelErrors | undefined;
  /** Kept measures: "Caja mediana". Default: none. */
  templates?: readonly Option[] | undefined;
  /** Id of the chosen one; `null` for none. Default: `null`. */
  template?: string | null | undefined;
  /** Called with the id of the saved measure that the user chooses: fill `values` with it. */
  onTemplateChange?: ((id: string) => void) | undefined;
  /** The content does not fit: offers to shorten it. */
  onShortenContent?: (() => void) | undefined;
  /** Shows how the guide prints the content, also while it fits. Default: false. */
  preview?: boolean | undefined;
  /** Stands over the measures; says whence they come: a Badge. */
  note?: ReactNode;
  /** Stands under the fields; says more about the parcel, such as its insurance. */
  extra?: ReactNode;
  /** Replaces some of the component's words. */
  labels?: Partial<ParcelCardLabels> | undefined;
}

const numberOf = (text: string) => {
  const read = parseDecimal(text);
  return read.ok ? read.value : null;
};

/** Measures, weight, value and content of the parcel; the charged weight follows live. */
export function ParcelCard({
  values,
  onValuesChange,
  errors = {},
  templates = [],
  template = null,
  onTemplateChange,
  onShortenContent,
  preview = false,
  note,
  extra,
  labels,
  ...rest
}: ParcelCardProps) {
  const words = { ...es, ...labels };
  const field = (name: keyof ParcelValues) => ({
    label: words[name],
    value: values[name],
    error: errors[name],
    onChange: (text: string) => onValuesChange({ [name]: text }),
  });
  const measure = (name: keyof ParcelValues, unit: string) => (
    <TextField {...field(name)} unit={unit} inputMode="decimal" />
  );
  return (
    <Card
      {...rest}
      title={words.title}
      action={
        templates.length > 0 && onTemplateChange ? (
          <Select
            variant="button"
            size="sm"
            aria-label={words.template}
            items={templates}
            value={template}
            placeholder={words.template}
            onChange={onTemplateChange}
          />
        ) : undefined
      }
    >
      <div className={s.parcel}>
        {hasContent(note) && <div>{note}</div>}
        <div className={s.thirds}>
          {measure('height', 'cm')}
          {measure('width', 'cm')}
          {measure('depth', 'cm')}
        </div>
        <div className={s.halves}>
          {measure('weight', 'kg')}
          {measure('packageValue', 'MXN')}
        </div>
        <VolumetricMeter
          height={numberOf(values.height)}
          width={numberOf(values.width)}
          depth={numberOf(values.depth)}
          weight={numberOf(values.weight)}
        />
        <TextField
          {...field('content')}
          maxCount={guideContentLimit}
          count={(text) => clampGuideContent(text).length}
        />
        {(clampGuideContent(values.content).cut !== '' || (preview && values.content.trim() !== '')) && (
          <CharacterPreview counted value={values.content} onShorten={onShortenContent} />
        )}
        {extra}
      </div>
    </Card>
  );
}
