import { absentValue, counted } from '@trastienda/domain';
import { daysOfStock } from '@trastienda/domain/sale';
import { Badge } from '@trastienda/ui/Badge';
import { OctagonIcon, TriangleIcon } from '@trastienda/ui/icons';

type Props = {
  /** Pieces that can be sold. */
  readonly stock: number;
  /** Pieces sold in the 28 days to yesterday; absent where the service does not tell. */
  readonly soldIn28Days: number | undefined;
  /** The label where there is none. */
  readonly none?: string;
};

/** 'Alcanza para': how many days the pieces last at the pace of four weeks; critical to 3 days, a warning to 7. */
export function StockLasts({ stock, soldIn28Days, none = 'Sin existencias' }: Props) {
  if (soldIn28Days === undefined) return absentValue;
  if (stock <= 0)
    return (
      <Badge tone="critical" icon={OctagonIcon}>
        {none}
      </Badge>
    );
  const days = daysOfStock(stock, soldIn28Days);
  if (days === null) return absentValue;
  const words = days === 0 ? 'Menos de 1 día' : counted(days, 'día');
  if (days > 7) return words;
  return days <= 3 ? (
    <Badge tone="critical" icon={OctagonIcon}>
      {words}
    </Badge>
  ) : (
    <Badge tone="warning" icon={TriangleIcon}>
      {words}
    </Badge>
  );
}
