import { Button, ButtonLink } from '@trastienda/ui/Button';
import { DownloadIcon, PlusIcon } from '@trastienda/ui/icons';
import { PageHeader } from '@trastienda/ui/PageHeader';
import { useState } from 'react';

export function Example() {
  const [isExporting, setExporting] = useState(false);
  return (
    <PageHeader
      title="Mis pedidos"
      context="Hora del centro de México · Actualizado hace 1 min"
      actions={
        <>
          <Button
            icon={<DownloadIcon size={16} />}
            pending={isExporting}
            pendingLabel="Exportando…"
            onPress={() => setExporting(true)}
          >
            Exportar 214
          </Button>
          <ButtonLink variant="primary" icon={<PlusIcon size={16} />} href="/mis-pedidos/crear-guia">
            Crear guía
          </ButtonLink>
        </>
      }
    />
  );
}
