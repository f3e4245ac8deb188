import {
  absentValue,
  formatDateTime,
  formatNumber,
  parseMxn,
  type ReadingTime,
  toCentavos,
  counted,
} from '@trastienda/domain';
import { editedPrice } from '@trastienda/domain/product';
import { ChannelTile } from '@trastienda/ui/ChannelBadge';
import { CellText, type DataTableColumn } from '@trastienda/ui/DataTable';
import { CheckCircleIcon, type Icon, OctagonIcon, PauseIcon, PencilIcon } from '@trastienda/ui/icons';
import { Link } from '@trastienda/ui/Link';
import { Money } from '@trastienda/ui/Money';
import { Thumbnail } from '@trastienda/ui/Thumbnail';
import { actionsColumn } from '../../shared/list/columns.tsx';
import { sortedBy } from '../../shared/list/sorting.ts';
import type { CatalogueSearch } from '../../shared/routes/catalogue-search.ts';
import { paths } from '../../shared/routes/paths.ts';
import { type ProductItem, type ProductMark, stateOf } from './model.ts';
import { ProductMenu } from './product-menu.tsx';
import * as s from './catalogue.css.ts';

/** Tiles of channels in a row; the others are counted. */
const MOST_TILES = 3;
/** From so few pieces on, more should come. */
const FEW = 6;

const icons: Readonly<Record<ProductMark, Icon>> = {
  active: CheckCircleIcon,
  paused: PauseIcon,
  empty: OctagonIcon,
  draft: PencilIcon,
};

function State({ product }: { readonly product: ProductItem }) {
  const { label, mark } = stateOf(product);
  const Mark = icons[mark];
  return (
    <span className={s.stateOf[mark]}>
      <Mark size={16} />
      {label}
    </span>
  );
}

function Stock({ stock }: { readonly stock: number }) {
  const figure = <span className={s.figures}>{formatNumber(stock)}</span>;
  if (stock === 0) return <span className={s.none}>{figure}</span>;
  if (stock > FEW) return figure;
  return (
    <CellText secondary="por agotarse">
      <span className={s.few}>{figure}</span>
    </CellText>
  );
}

/** SKU, how many more, and how complete the listing is, where it is not. */
const secondLine = ({ sku, skus, completeness }: ProductItem): string =>
  [
    skus > 1 ? `${sku} y ${formatNumber(skus - 1)} más` : sku,
    completeness < 100 ? `ficha al ${formatNumber(completeness)} %` : '',
  ]
    .filter(Boolean)
    .join(' · ');

const price: DataTableColumn<ProductItem> = {
  key: 'price',
  header: 'Precio',
  width: 112,
  align: 'end',
  inCard: 'brief',
  edit: {
    value: ({ salePrice }) => salePrice.toFixed(2),
    validate: (typed, product) => {
      const read = editedPrice(product, typed);
      return read.ok ? undefined : read.error.message;
    },
    format: (typed) => {
      const read = parseMxn(typed);
      return read.ok ? <Money amount={read.value} /> : typed;
    },
    inputMode: 'decimal',
  },
  cell: ({ price: whole, salePrice }) => (
    <CellText
      secondary={
        salePrice < whole ? (
          <span className={s.before}>
            <Money amount={toCentavos(whole)} />
          </span>
        ) : undefined
      }
    >
      <Money amount={toCentavos(salePrice)} />
    </CellText>
  ),
};

/** The orders that the service can page by. */
export const sorting = sortedBy<'orden', CatalogueSearch['orden']>('orden', [
  { id: 'cambio', label: 'Cambio más reciente', column: 'changed', direction: 'descending' },
  { id: 'cambio-asc', label: 'Cambio más antiguo', column: 'changed', direction: 'ascending' },
  { id: 'existencias', label: 'Menos existencias', column: 'stock', direction: 'ascending' },
  { id: 'existencias-desc', label: 'Más existencias', column: 'stock', direction: 'descending' },
  { id: 'precio', label: 'Precio más bajo', column: 'price', direction: 'ascending' },
  { id: 'precio-desc', label: 'Precio más alto', column: 'price', direction: 'descending' },
  { id: 'nombre', label: 'Nombre, A a Z', column: 'product', direction: 'ascending' },
  { id: 'nombre-desc', label: 'Nombre, Z a A', column: 'product', direction: 'descending' },
  { id: 'alta', label: 'Alta más reciente', column: 'created', direction: 'descending' },
]);

type ProductCellProps = { readonly product: ProductItem; readonly size: 'md' | 'lg' };

const ProductCell = ({ product, size }: ProductCellProps) => (
  <span className={s.product}>
    <Thumbnail src={product.ImageLinkThumbnail} name={product.name} size={size} />
    <CellText secondary={secondLine(product)}>
      <Link variant="cell" href={paths.editProduct(product.id)}>
        {product.name}
      </Link>
    </CellText>
  </span>
);

/** A card of a phone: what a product is known by, and what is changed on the way. */
export const cardColumns: DataTableColumn<ProductItem>[] = [
  {
    key: 'product',
    header: 'Producto',
    isRowHeader: true,
    cell: (product) => <ProductCell product={product} size="lg" />,
  },
  price,
  {
    key: 'state',
    header: 'Estado',
    inCard: 'brief',
    cell: (product) => (
      <CellText secondary={counted(product.stock, 'pieza')}>
        <State product={product} />
      </CellText>
    ),
  },
  {
    key: 'actions',
    header: 'Acciones',
    inCard: 'brief',
    cell: (product) => <ProductMenu product={product} />,
  },
];

/** Columns of the catalogue (experience.md, section 5). */
export const columnsOf = (clock: ReadingTime): DataTableColumn<ProductItem>[] => [
  {
    key: 'product',
    header: 'Producto',
    // A picture and some words of the name: rather than less, another column steps aside.
    minWidth: 220,
    isRowHeader: true,
    cell: (product) => <ProductCell product={product} size="md" />,
  },
  {
    key: 'category',
    header: 'Categoría',
    width: 140,
    priority: 3,
    cell: ({ category_name: name, parent_name: parent }) => (
      <CellText secondary={name === '' ? undefined : (parent ?? undefined)}>
        {name === '' ? 'Sin categoría' : name}
      </CellText>
    ),
  },
  price,
  {
    key: 'stock',
    header: 'Existencias',
    width: 104,
    align: 'end',
    priority: 2,
    cell: ({ stock }) => <Stock stock={stock} />,
  },
  {
    key: 'channels',
    header: 'Canales',
    width: 100,
    priority: 3,
    cell: ({ salesChannels }) =>
      salesChannels.length === 0 ? (
        absentValue
      ) : (
        <span className={s.channels}>
          {salesChannels.slice(0, MOST_TILES).map((code) => (
            <ChannelTile key={code} code={code} size="sm" />
          ))}
          {salesChannels.length > MOST_TILES && (
            <span className={s.more}>+{salesChannels.length - MOST_TILES}</span>
          )}
        </span>
      ),
  },
  { key: 'state', header: 'Estado', width: 144, cell: (product) => <State product={product} /> },
  {
    key: 'changed',
    header: 'Actualizado',
    width: 116,
    priority: 4,
    cell: ({ fecha_modificacion: at }) => <span className={s.figures}>{formatDateTime(at, clock)}</span>,
  },
  actionsColumn({ width: 84 }, (product) => <ProductMenu product={product} />),
];
