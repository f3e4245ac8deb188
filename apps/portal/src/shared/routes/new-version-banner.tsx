import { Banner } from '@trastienda/ui/Banner';
import { Button } from '@trastienda/ui/Button';
import { openNewVersion, useNewVersion } from './new-version.ts';

/** Over a page that goes on while a part of it could not be fetched. */
export function NewVersionBanner() {
  return (
    useNewVersion() && (
      <Banner
        title="Hay una versión nueva."
        action={
          <Button size="sm" onPress={openNewVersion}>
            Actualizar
          </Button>
        }
      >
        Actualiza para que todo funcione; tus borradores siguen ahí.
      </Banner>
    )
  );
}
