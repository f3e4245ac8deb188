import { formatNumber, parseDecimal } from '@trastienda/domain';
import { Badge } from '@trastienda/ui/Badge';
import { ParcelCard, type ParcelErrors, type ParcelValues } from '@trastienda/ui/GuideWizard';
import { type ReactNode, useState } from 'react';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { type Draft, type DraftChange, shownBack } from '../../../entities/guide/draft.ts';
import { draftChanged } from '../slice.ts';
import { TemplateTools } from '../../../entities/guide/templates/template-tools.tsx';
import { parcelOfTemplate } from '../../../entities/guide/templates/templates.ts';
import { useTemplates } from '../../../entities/guide/templates/use-templates.ts';
import type { WizardView } from '../use-wizard.ts';

const valuesOf = ({ height, width, depth, weight, value, content }: Draft): ParcelValues => ({
  height,
  width,
  depth,
  weight,
  packageValue: value,
  content,
});

/** Whence the measures come, beside them, until the merchant sets them. */
const proposals = {
  pieces: 'Medidas sugeridas',
  before: 'Medidas del envío anterior',
} as const satisfies Record<NonNullable<Draft['proposed']>, string>;

const changeOf = ({ packageValue, ...others }: Partial<ParcelValues>): DraftChange => ({
  ...others,
  ...(packageValue === undefined ? {} : { value: packageValue }),
});

/** Every fault of the form, in the merchant's words. */
export function parcelFaults({ request, draft }: WizardView): ParcelErrors {
  const { height, width, depth, weight, packageValue } = request.ok ? {} : request.error.fields;
  const content = draft.content.trim() === '' ? 'Escribe qué va en el paquete' : undefined;
  return Object.fromEntries(
    Object.entries({ height, width, depth, weight, packageValue, content }).filter(([, fault]) => fault),
  );
}

/** The numbers as they were understood: '12,5' becomes 12.5, a value gets its two decimals (D112). */
function tidied(draft: Draft): DraftChange {
  const { height, width, depth, weight, value } = draft;
  const money = parseDecimal(value);
  const tidy = {
    height: shownBack(height),
    width: shownBack(width),
    depth: shownBack(depth),
    weight: shownBack(weight),
    value: money.ok ? formatNumber(money.value, 2) : value.trim(),
  };
  return Object.fromEntries(
    Object.entries(tidy).filter(([field, text]) => draft[field as keyof typeof tidy] !== text),
  );
}

type Props = {
  readonly view: WizardView;
  /** Every fault is named, also of empty fields: the merchant asked to go on. */
  readonly showsAll: boolean;
  /**
   * Under the fields, on the parcel's own step; there the print of its content is shown too, and the parcel can be
   * kept as a template.
   */
  readonly extra?: ReactNode;
};

/** The parcel of the order. A fault shows when its field was left, not while it is being typed. */
export function Parcel({ view, showsAll, extra }: Props) {
  const { orderNumber, draft } = view;
  const dispatch = useAppDispatch();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const change = (change: DraftChange) =>
    void dispatch(draftChanged({ orderNumber, change, at: Date.now() }));
  const values = valuesOf(draft);
  const faults = parcelFaults(view);
  const shown = Object.fromEntries(Object.entries(faults).filter(([field]) => showsAll || left.has(field)));
  const leave = () => {
    const typed = Object.keys(faults).filter((field) => values[field as keyof ParcelValues] !== '');
    setLeft(new Set(typed));
    const tidy = tidied(draft);
    if (Object.keys(tidy).length > 0) change(tidy);
  };
  const templates = useTemplates();
  const box = templates.all.find(
    ({ height, width, depth, weight }) =>
      draft.height === height &&
      draft.width === width &&
      draft.depth === depth &&
      (weight === '' || draft.weight === weight),
  );
  return (
    <ParcelCard
      values={values}
      onValuesChange={(typed) => change(changeOf(typed))}
      errors={shown}
      note={draft.proposed && <Badge>{proposals[draft.proposed]}</Badge>}
      templates={templates.all.map(({ id, name }) => ({ id, label: name }))}
      template={box?.id ?? null}
      onTemplateChange={(id) => {
        const chosen = templates.all.find((one) => one.id === id);
        if (chosen) change(parcelOfTemplate(chosen));
      }}
      onBlur={leave}
      {...(extra !== undefined && {
        preview: true,
        extra,
        footer: <TemplateTools templates={templates} chosen={box} parcel={draft} />,
      })}
    />
  );
}
