import { Button, ButtonLink } from '@trastienda/ui/Button';
import { IconButton } from '@trastienda/ui/IconButton';
import {
  ColumnsIcon,
  DotsIcon,
  DownloadIcon,
  LayersIcon,
  PauseIcon,
  TagIcon,
  UploadIcon,
} from '@trastienda/ui/icons';
import { Menu } from '@trastienda/ui/Menu';
import { useIsMobile } from '../../shared/layout/index.ts';
import type { CatalogueFilters, CatalogueSearch } from '../../shared/routes/catalogue-search.ts';
import {
  activationAddress,
  exportAddress,
  massEditAddress,
  pricesAddress,
} from '../../shared/routes/bulk-search.ts';
import { paths } from '../../shared/routes/paths.ts';

/** The state and the filters alone: another page has its own order and its own pages. */
const filtersOf = ({
  estado,
  marketplace,
  q,
  categoria,
  envio,
  falta,
  marca,
}: CatalogueSearch): CatalogueFilters => ({ estado, marketplace, q, categoria, envio, falta, marca });

/** The actions for many products at once: the shown ones, or those of a file. */
export function BulkMenu({ search }: { readonly search: CatalogueSearch }) {
  const isMobile = useIsMobile();
  const items = [
    {
      id: 'edit',
      label: 'Editar en tabla',
      icon: ColumnsIcon,
      href: massEditAddress(filtersOf(search)),
    },
    {
      id: 'prices',
      label: 'Precios y lo que te queda',
      icon: TagIcon,
      href: pricesAddress(filtersOf(search)),
    },
    {
      id: 'activate',
      label: 'Activar o pausar',
      icon: PauseIcon,
      href: activationAddress(filtersOf(search)),
    },
    {
      id: 'download',
      label: 'Descargar lo que veo',
      icon: DownloadIcon,
      href: exportAddress(filtersOf(search)),
    },
    ...(isMobile ? [{ id: 'load', label: 'Carga masiva', icon: UploadIcon, href: paths.bulkLoad() }] : []),
  ];
  return (
    <>
      <Menu
        aria-label="Acciones masivas"
        trigger={
          isMobile ? (
            <IconButton label="Acciones masivas" icon={<DotsIcon size={20} />} />
          ) : (
            <Button icon={<LayersIcon size={16} />}>Acciones masivas</Button>
          )
        }
        items={items}
      />
      {!isMobile && (
        <ButtonLink icon={<UploadIcon size={16} />} href={paths.bulkLoad()}>
          Carga masiva
        </ButtonLink>
      )}
    </>
  );
}
