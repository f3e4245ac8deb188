import type { ReactNode, RefAttributes } from 'react';
import {
  Button as AriaButton,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import {
  CheckCircleIcon,
  ChevronDownIcon,
  ClockIcon,
  type Icon,
  LockIcon,
  OctagonIcon,
} from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { DashedCircle } from './DashedCircle.tsx';
import type { AccordionState } from './options.ts';
import * as s from './Accordion.css.ts';

export interface AccordionItem {
  id: string;
  title: string;
  /** The second line says what was given, and until when. */
  description?: ReactNode;
  /** Shows the state of the step as glyph and words; omit it for a plain row. `later` cannot be opened. */
  state?: AccordionState | undefined;
  /** The content that opens under the row; omit it for a row that does not open. */
  content?: ReactNode;
  /** Replaces the arrow by one button ("Empezar"). */
  action?: ReactNode;
}

export type AccordionLabels = Record<AccordionState, string>;

const es: AccordionLabels = {
  done: 'Listo',
  review: 'En revisión',
  rejected: 'Rechazado',
  missing: 'Te falta',
  later: 'Después',
};

const glyphs: Record<AccordionState, Icon | typeof DashedCircle> = {
  done: CheckCircleIcon,
  review: ClockIcon,
  rejected: OctagonIcon,
  missing: DashedCircle,
  later: LockIcon,
};

export interface AccordionProps extends RefAttributes<HTMLDivElement> {
  /** Default: none. */
  items?: readonly AccordionItem[] | undefined;
  /** The open row; `null` for none. */
  openKey?: string | null | undefined;
  /** Open at first. Default: none. */
  defaultOpenKey?: string | undefined;
  /** Called with the id of the item that was opened, or `null` when all are closed. */
  onOpenChange?: ((id: string | null) => void) | undefined;
  /** Level of the titles in the page. Default: 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Extra class name for the root element. */
  className?: string | undefined;
  /** Replaces some of the words for the states. */
  labels?: Partial<AccordionLabels> | undefined;
}

/** Rows that open one at a time: a checklist whose steps say how they stand. Goes inside a flush Card. */
export function Accordion({
  items = [],
  openKey,
  defaultOpenKey,
  onOpenChange,
  headingLevel = 3,
  className,
  labels,
  ...rest
}: AccordionProps) {
  const words = { ...es, ...labels };
  return (
    <DisclosureGroup
      {...rest}
      {...(openKey !== undefined && { expandedKeys: openKey === null ? [] : [openKey] })}
      {...(defaultOpenKey !== undefined && { defaultExpandedKeys: [defaultOpenKey] })}
      onExpandedChange={(keys) => onOpenChange?.([...keys].map(String)[0] ?? null)}
      className={cx(s.root, className)}
    >
      {items.map((item) =>
        item.content === undefined || item.state === 'later' ? (
          <div key={item.id} className={s.row} data-state={item.state}>
            <Heading level={headingLevel} className={s.heading}>
              <span className={s.head}>
                <Summary item={item} words={words} />
              </span>
            </Heading>
            {item.action !== undefined && <span className={s.action}>{item.action}</span>}
          </div>
        ) : (
          <Disclosure key={item.id} id={item.id} className={s.disclosure} data-state={item.state}>
            <Heading level={headingLevel} className={s.heading}>
              <AriaButton slot="trigger" className={cx(s.head, s.trigger)}>
                <Summary item={item} words={words} />
                <ChevronDownIcon size={16} className={s.chevron} />
              </AriaButton>
            </Heading>
            <DisclosurePanel className={s.panel}>
              <div className={cx(s.content, item.state !== undefined && s.indented)}>{item.content}</div>
            </DisclosurePanel>
          </Disclosure>
        ),
      )}
    </DisclosureGroup>
  );
}

function Summary({ item, words }: { item: AccordionItem; words: AccordionLabels }) {
  const { title, description, state } = item;
  const Glyph = state && glyphs[state];
  return (
    <>
      {state && Glyph && <Glyph className={s.glyph[state]} />}
      <span className={s.words}>
        <span className={s.title}>{title}</span>
        {description !== undefined && <span className={s.description}>{description}</span>}
      </span>
      {state && <span className={cx(s.state, s.stateHue[state])}>{words[state]}</span>}
    </>
  );
}
