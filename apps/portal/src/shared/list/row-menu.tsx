import { IconButton } from '@trastienda/ui/IconButton';
import { DotsIcon } from '@trastienda/ui/icons';
import { Menu, type MenuEntry } from '@trastienda/ui/Menu';

type Props = {
  /** Whose acts they are: 'del pedido 61840277'. */
  readonly of: string;
  readonly items: MenuEntry[];
  readonly onAction?: (id: string) => void;
};

/** What is done with a row less often than its main act, behind one button that looks the same in every list (experience.md, section 5). */
export function RowMenu({ of, items, onAction }: Props) {
  return (
    <Menu
      aria-label={`Acciones ${of}`}
      trigger={
        <IconButton
          size="sm"
          variant="secondary"
          label={`Más acciones ${of}`}
          icon={<DotsIcon size={16} />}
        />
      }
      items={items}
      {...(onAction && { onAction })}
    />
  );
}
