import { type RefObject, useLayoutEffect, useRef, useState, type RefAttributes } from 'react';
import { Toolbar, type ToolbarProps } from 'react-aria-components';
import { DotsIcon, type Icon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../Button/options.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { fitButtons, type Fit } from './ButtonGroup.model.ts';
import * as s from './ButtonGroup.css.ts';

export interface ButtonGroupAction {
  id: string;
  /** Verb and object. */
  label: string;
  /** Drawn at 16 px. */
  icon?: Icon | undefined;
  /** One `primary`, last. Default: `secondary`. */
  variant?: Exclude<ButtonVariant, 'dangerSolid'> | undefined;
  /** Makes the button a link to this address instead of an action. */
  href?: string | undefined;
  pending?: boolean | undefined;
  /** Says why the action is not possible now. */
  disabledReason?: string | undefined;
}

export interface ButtonGroupProps
  extends
    Omit<ToolbarProps, 'className' | 'style' | 'children' | 'orientation'>,
    RefAttributes<HTMLDivElement> {
  /** The buttons in order, with the primary last. Default: none. */
  actions?: readonly ButtonGroupAction[] | undefined;
  /** Called with the key of the button that was pressed, in the row or in the menu. */
  onAction?: ((id: string) => void) | undefined;
  /** Side of the row. Default: `end`. */
  align?: 'start' | 'end' | undefined;
  /** Side from which buttons go into the menu when there is no room; the others keep their place. Default: `start`. */
  collapseFrom?: 'start' | 'end' | undefined;
  /** Default: `md`. */
  size?: ButtonSize | undefined;
  /** Name of the menu's button. Default: `Más acciones`. */
  moreLabel?: string | undefined;
  /** Extra class name for the toolbar. */
  className?: string | undefined;
  /** Name of the toolbar, for those who do not see it. */
  'aria-label'?: string;
}

/** Buttons of one place; those without room go into a menu. */
export function ButtonGroup({
  actions = [],
  onAction,
  align = 'end',
  collapseFrom = 'start',
  size = 'md',
  moreLabel = 'Más acciones',
  className,
  ...rest
}: ButtonGroupProps) {
  const room = useRef<HTMLDivElement>(null);
  // Their widths are measured when all are shown; other words, other widths.
  const words = actions.map(({ label, pending }) => `${label}${pending}`).join('|');
  const { kept, folded } = useFit(room, actions.length, `${words} ${size}`, collapseFrom);
  const more = folded.length > 0 && (
    <Menu
      trigger={
        <IconButton
          label={moreLabel}
          variant="secondary"
          size={size}
          icon={<DotsIcon size={size === 'sm' ? 16 : 20} />}
        />
      }
      items={folded.flatMap((at) => {
        const action = actions[at];
        if (!action) return [];
        const { id, label, icon, href, variant, disabledReason } = action;
        return [
          {
            id,
            label,
            icon,
            href,
            tone: variant === 'danger' ? ('danger' as const) : undefined,
            description: disabledReason,
            isDisabled: disabledReason !== undefined,
          },
        ];
      })}
      onAction={onAction}
    />
  );
  return (
    <div ref={room} className={cx(s.room, s.align[align])}>
      <Toolbar {...rest} className={cx(s.root, className)}>
        {collapseFrom === 'start' && more}
        {kept.map((at) => {
          const action = actions[at];
          return action && <Action key={action.id} action={action} size={size} onAction={onAction} />;
        })}
        {collapseFrom === 'end' && more}
      </Toolbar>
    </div>
  );
}

function Action({
  action: { id, label, icon: Mark, variant = 'secondary', href, pending, disabledReason },
  size,
  onAction,
}: { action: ButtonGroupAction } & Pick<ButtonGroupProps, 'size' | 'onAction'>) {
  const icon = Mark && <Mark size={16} />;
  return href !== undefined && variant !== 'danger' ? (
    <ButtonLink href={href} variant={variant} size={size} icon={icon}>
      {label}
    </ButtonLink>
  ) : (
    <Button
      variant={variant}
      size={size}
      icon={icon}
      pending={pending}
      disabledReason={disabledReason}
      onPress={() => onAction?.(id)}
    >
      {label}
    </Button>
  );
}

/** Gives the buttons that fit into the row: all until they are measured, and measured again when the width changes. */
function useFit(
  room: RefObject<HTMLDivElement | null>,
  count: number,
  measuredFor: string,
  from: 'start' | 'end',
): Fit {
  const all: Fit = { kept: Array.from({ length: count }, (_, at) => at), folded: [] };
  const [state, setState] = useState<{ readonly for: string; readonly fit: Fit }>();
  const isMeasured = state?.for === measuredFor;
  const widths = useRef<readonly number[]>([]);
  useLayoutEffect(() => {
    const element = room.current;
    const bar = element?.firstElementChild;
    if (!element || !bar) return;
    if (!isMeasured) widths.current = [...bar.children].map((child) => child.getBoundingClientRect().width);
    const settle = () => {
      const style = getComputedStyle(bar);
      const fit = fitButtons(widths.current, element.getBoundingClientRect().width + 0.5, {
        gap: Number.parseFloat(style.columnGap) || 0,
        menu: Number.parseFloat(style.minBlockSize) || 36,
        from,
      });
      setState({ for: measuredFor, fit });
    };
    const watcher = new ResizeObserver(settle);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [room, isMeasured, measuredFor, from]);
  return isMeasured ? state.fit : all;
}
