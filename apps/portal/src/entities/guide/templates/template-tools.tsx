import { Button } from '@trastienda/ui/Button';
import { Suspense, useState } from 'react';
import type { ParcelTemplate } from './templates.ts';
import type { useTemplates } from './use-templates.ts';
import * as s from './template-dialog.css.ts';
import { lazyPart } from '../../../shared/routes/lazy-page.tsx';

const TemplateDialog = lazyPart(async () => ({
  default: (await import('./template-dialog.tsx')).TemplateDialog,
}));

type Props = {
  readonly templates: ReturnType<typeof useTemplates>;
  /** The template whose measures the parcel has, if there is one. */
  readonly chosen: ParcelTemplate | undefined;
  /** The parcel at hand, as its form holds it. */
  readonly parcel: Omit<ParcelTemplate, 'id' | 'name'>;
};

/** Keeps the parcel at hand as a template; one of the store's own can be changed or taken away. */
export function TemplateTools({ templates, chosen, parcel }: Props) {
  const [open, setOpen] = useState<'new' | 'change' | null>(null);
  const own = chosen && templates.isOwn(chosen.id) ? chosen : null;
  return (
    <div className={s.tools}>
      {own ? (
        <>
          <Button size="sm" onPress={() => setOpen('change')}>
            Cambiar plantilla
          </Button>
          <Button size="sm" onPress={() => templates.remove(own.id)}>
            Quitar plantilla
          </Button>
        </>
      ) : (
        <Button size="sm" onPress={() => setOpen('new')}>
          Guardar como plantilla
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'new' && (
          <TemplateDialog
            isOpen
            start={parcel}
            onClose={() => setOpen(null)}
            onSave={(values) => void templates.save(values)}
          />
        )}
        {open === 'change' && own && (
          <TemplateDialog
            isOpen
            title="Cambiar plantilla de paquete"
            start={own}
            onClose={() => setOpen(null)}
            onSave={(values) => void templates.save(values, own.id)}
          />
        )}
      </Suspense>
    </div>
  );
}
