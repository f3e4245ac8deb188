import { Banner } from '@trastienda/ui/Banner';
import { Link } from '@trastienda/ui/Link';
import { Fragment, useEffect, useRef, useState } from 'react';
import { faultyFields, focusField } from './faulty-fields.ts';

type Props = {
  /** "Para continuar": what the form would do. */
  readonly lead: string;
  /** The number of invalid fields; at 0 nothing is shown. */
  readonly count: number;
};

function labelOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-labelledby')?.split(/\s+/u) ?? [];
  const label =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      ? field.labels?.[0]
      : document.getElementById(ids.at(-1) ?? '');
  return (label?.textContent ?? field.getAttribute('aria-label') ?? '').replace(/\s*\(.*\)$/u, '');
}

/** The labels of controls; those that repeat with the group that they are of: "Precio (Artículo 2)". */
function namesOf(fields: readonly HTMLElement[]): readonly string[] {
  const labels = fields.map(labelOf);
  return fields.map((field, at) => {
    const label = labels[at] ?? '';
    const group = field.closest('[role="group"][aria-label]')?.getAttribute('aria-label');
    return group && labels.filter((other) => other === label).length > 1 ? `${label} (${group})` : label;
  });
}

/** Above a form that was not sent: how much is to be mended, and a way to each (experience.md, section 6). */
export function FaultSummary({ lead, count }: Props) {
  // Each one that is mended leaves the list, which is read anew then.
  return count === 0 ? null : <Faults key={count} lead={lead} count={count} />;
}

function Faults({ lead, count }: Props) {
  const banner = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  // The faults are shown at the fields; their labels are read from the document.
  useEffect(() => setNames(namesOf(fieldsBeside(banner.current))), []);
  return (
    <Banner
      ref={banner}
      tone="critical"
      tabIndex={-1}
      data-fault-summary
      title={`${lead}, haz ${count === 1 ? 'un cambio' : `${count} cambios`}:`}
    >
      {names.map((name, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two fields may have one name
        <Fragment key={at}>
          {at > 0 && ' · '}
          <Link onPress={() => focusField(fieldsBeside(banner.current)[at])}>{name}</Link>
        </Fragment>
      ))}
    </Banner>
  );
}

const fieldsBeside = (banner: HTMLElement | null) => faultyFields(banner?.closest('form') ?? document);
