import { type ComponentPropsWithRef, type PointerEvent, useId, useRef, useState } from 'react';
import { OctagonIcon, UndoIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { TextField } from '../TextField/TextField.tsx';
import {
  isSigned,
  padHeight,
  padWidth,
  strokePath,
  typedSize,
  type Point,
  type Signature,
  type Stroke,
} from './SignaturePad.model.ts';
import * as s from './SignaturePad.css.ts';

const baseline = `M40 ${padHeight - 44}H${padWidth - 40}`;

export interface SignaturePadLabels {
  label: string;
  way: string;
  draw: string;
  type: string;
  name: string;
  nameHelp: string;
  hint: string;
  pad: string;
  signed: string;
  clear: string;
  undo: string;
}

const es: SignaturePadLabels = {
  label: 'Tu firma',
  way: 'Cómo quieres firmar',
  draw: 'Dibujar',
  type: 'Escribir',
  name: 'Nombre completo',
  nameHelp: 'Escribirlo vale lo mismo que dibujarlo',
  hint: 'Firma aquí con el dedo o el mouse',
  pad: 'Espacio para firmar, vacío',
  signed: 'Espacio para firmar, con tu firma',
  clear: 'Borrar firma',
  undo: 'Quitar último trazo',
};

export interface SignaturePadProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'onChange' | 'defaultValue'
> {
  /** The signature, or `null` when there is none. Default: kept inside. */
  value?: Signature | null | undefined;
  /** `null` when it is cleared, or too short to be a signature. */
  onChange?: ((signature: Signature | null) => void) | undefined;
  /** The signer's name, where it is known: the typed way begins with it. Default: empty. */
  knownName?: string | undefined;
  /** Says what is wrong: "Firma antes de continuar". */
  error?: string | undefined;
  /** Cannot be signed. Default: false. */
  isDisabled?: boolean | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<SignaturePadLabels> | undefined;
}

/** A signature, drawn with a pointer or typed as a name; `signatureSvg` and `signaturePng` give it as a file. */
export function SignaturePad({
  value: given,
  onChange,
  knownName = '',
  error,
  isDisabled = false,
  labels,
  className,
  ...rest
}: SignaturePadProps) {
  const words = { ...es, ...labels };
  const labelId = useId();
  const errorId = useId();
  const [kept, setKept] = useState<Signature | null>(null);
  // The drawing stays while it is too short to be accepted.
  const [draft, setDraft] = useState<Signature | null>(null);
  const value = given === undefined ? kept : given;
  const shown = draft ?? value;
  const [way, setWay] = useState<Signature['kind']>(value?.kind ?? 'drawn');

  const put = (signature: Signature | null) => {
    const isOne = isSigned(signature);
    setDraft(isOne ? null : signature);
    setKept(isOne ? signature : null);
    onChange?.(isOne ? signature : null);
  };
  const strokes = shown?.kind === 'drawn' ? shown.strokes : [];
  const putStrokes = (next: readonly Stroke[]) =>
    put(next.length === 0 ? null : { kind: 'drawn', strokes: next });

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      {...(error !== undefined && { 'aria-describedby': errorId })}
      {...rest}
      className={cx(s.root, className)}
    >
      <div className={s.head}>
        <span id={labelId} className={s.label}>
          {words.label}
        </span>
        <SegmentedControl
          aria-label={words.way}
          isDisabled={isDisabled}
          value={way}
          onChange={(next) => {
            setWay(next === 'typed' ? 'typed' : 'drawn');
            put(next === 'typed' && knownName.trim() !== '' ? { kind: 'typed', name: knownName } : null);
          }}
          items={[
            { id: 'drawn', label: words.draw },
            { id: 'typed', label: words.type },
          ]}
        />
      </div>
      {way === 'drawn' ? (
        <>
          <Pad
            strokes={strokes}
            onChange={putStrokes}
            isDisabled={isDisabled}
            isInvalid={error !== undefined}
            words={words}
          />
          <div className={s.acts}>
            <Button
              size="sm"
              variant="ghost"
              icon={<UndoIcon size={16} />}
              isDisabled={isDisabled || strokes.length === 0}
              onPress={() => putStrokes(strokes.slice(0, -1))}
            >
              {words.undo}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              isDisabled={isDisabled || strokes.length === 0}
              onPress={() => put(null)}
            >
              {words.clear}
            </Button>
          </div>
        </>
      ) : (
        <>
          <TypedName name={shown?.kind === 'typed' ? shown.name : ''} />
          <TextField
            label={words.name}
            description={words.nameHelp}
            isDisabled={isDisabled}
            value={shown?.kind === 'typed' ? shown.name : ''}
            onChange={(name) => put(name === '' ? null : { kind: 'typed', name })}
            inputProps={{ autoComplete: 'name' }}
          />
        </>
      )}
      {error !== undefined && (
        <p id={errorId} className={s.error}>
          <OctagonIcon size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

/** Shows the typed name as the document will. */
function TypedName({ name }: { name: string }) {
  return (
    <div className={s.frame} aria-hidden>
      <svg viewBox={`0 0 ${padWidth} ${padHeight}`} className={s.preview}>
        <path d={baseline} className={s.baseline} />
        <text x={padWidth / 2} y={120} textAnchor="middle" fontSize={typedSize(name)} className={s.typed}>
          {name}
        </text>
      </svg>
    </div>
  );
}

interface PadProps {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  isDisabled: boolean;
  isInvalid: boolean;
  words: SignaturePadLabels;
}

function Pad({ strokes, onChange, isDisabled, isInvalid, words }: PadProps) {
  const [current, setCurrent] = useState<Stroke>([]);
  // Several moves may come before the next drawing.
  const points = useRef<Point[]>([]);
  const place = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * padWidth,
      ((event.clientY - box.top) / box.height) * padHeight,
    ];
  };
  const add = (event: PointerEvent<SVGSVGElement>) => {
    points.current = [...points.current, place(event)];
    setCurrent(points.current);
  };
  const end = () => {
    if (points.current.length > 0) onChange([...strokes, points.current]);
    points.current = [];
    setCurrent([]);
  };
  const isEmpty = strokes.length === 0 && current.length === 0;
  return (
    <div className={s.frame} data-disabled={isDisabled || undefined} data-invalid={isInvalid || undefined}>
      <svg
        viewBox={`0 0 ${padWidth} ${padHeight}`}
        role="img"
        aria-label={isEmpty ? words.pad : words.signed}
        className={s.pad}
        {...(!isDisabled && {
          onPointerDown: (event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            add(event);
          },
          onPointerMove: (event) => points.current.length > 0 && add(event),
          onPointerUp: end,
          onPointerCancel: end,
        })}
      >
        <path d={baseline} className={s.baseline} />
        {[...strokes, current].map((stroke, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a stroke is its place in the signature
          <path key={index} d={strokePath(stroke)} className={s.ink} />
        ))}
      </svg>
      {isEmpty && (
        <span className={s.hint} aria-hidden>
          {words.hint}
        </span>
      )}
    </div>
  );
}
