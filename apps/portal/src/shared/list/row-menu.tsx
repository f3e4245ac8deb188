import { IconButton } from '@trastienda/ui/IconButton';
import { DotsIcon } from '@trastienda/ui/icons';
import { Menu, type MenuEntry } from '@trastienda/ui/Menu';

type Props = {
  /** The row of the actions: 'del pedido 61840277'. */
  readonly of: string;
  readonly items: MenuEntry[];
  readonly onAction?: (id: string) => void;
};

/** The less usual actions of a row, behind one button that looks the same in every list (experience.md, section 5). */
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
