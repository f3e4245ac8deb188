import {
  absentValue,
  airWeight,
  chargeableWeight,
  formatUpTo,
  formatWeight,
  volumetricDivisor,
  volumetricWeight,
} from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { InfoIcon, TriangleIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import * as s from './VolumetricMeter.css.ts';

export interface VolumetricMeterLabels {
  actual: string;
  volumetric: string;
  charged: string;
  incomplete: string;
  /** The part of the charged weight that is air; whole kg. */
  air: (kilograms: number) => string;
}

const es: VolumetricMeterLabels = {
  actual: 'Peso real',
  volumetric: 'Volumétrico',
  charged: 'La paquetería cobra',
  incomplete: 'Escribe las medidas y el peso para saber cuánto cobra la paquetería',
  air: (kilograms) => `Pagas ${kilograms} kg de aire. Con una caja más justa pagas menos.`,
};

export interface VolumetricMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** cm; 0 or none while the form is half filled. */
  height?: number | null | undefined;
  /** cm */
  width?: number | null | undefined;
  /** cm */
  depth?: number | null | undefined;
  /** kg */
  weight?: number | null | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<VolumetricMeterLabels> | undefined;
}

/** Shows which weight the carrier charges and why, live from the measures. */
export function VolumetricMeter({
  height,
  width,
  depth,
  weight,
  labels,
  className,
  ...rest
}: VolumetricMeterProps) {
  const words = { ...es, ...labels };
  const sides = [height ?? 0, width ?? 0, depth ?? 0] as const;
  const actual = weight ?? 0;
  const volumetric = volumetricWeight({ height: sides[0], width: sides[1], depth: sides[2] });
  const { billed, ruledBy } = chargeableWeight({ actual, volumetric });
  const isComplete = actual > 0 && volumetric > 0;
  const air = airWeight({ actual, volumetric });
  const heaviest = Math.max(actual, volumetric);
  const row = (label: string, kilograms: number, isRuling: boolean) => (
    <>
      <span className={cx(s.part, isRuling && s.rules)}>{label}</span>
      <span className={s.track} aria-hidden>
        <span
          className={cx(s.bar, isRuling && s.barRules)}
          style={{ display: 'block', inlineSize: heaviest > 0 ? `${(kilograms / heaviest) * 100}%` : 0 }}
        />
      </span>
      <span className={cx(s.part, s.figure, isRuling && s.rules)}>
        {kilograms > 0 ? formatWeight(kilograms) : absentValue}
      </span>
    </>
  );
  return (
    <div {...rest} className={cx(s.root, className)}>
      <div className={s.rows}>
        {row(words.actual, actual, isComplete && ruledBy === 'actual')}
        {row(words.volumetric, volumetric, isComplete && ruledBy === 'volumetric')}
      </div>
      {volumetric > 0 && (
        <p className={s.formula}>
          {`${sides.map(short).join(' × ')} ÷ ${volumetricDivisor} = ${formatWeight(volumetric)}`}
        </p>
      )}
      <p className={s.charged} role="status">
        <InfoIcon size={16} className={s.info} />
        {isComplete ? (
          <span>
            {words.charged} <strong>{formatWeight(billed)}</strong>
          </span>
        ) : (
          words.incomplete
        )}
      </p>
      {air > 0 && (
        <p className={s.air} role="status">
          <TriangleIcon size={16} className={s.warning} />
          {words.air(air)}
        </p>
      )}
    </div>
  );
}

/** Formats a number without needless decimals: 30, 25.5. */
const short = (centimetres: number) => formatUpTo(centimetres, 2);
