import { Tabs } from '@trastienda/ui/Tabs';
import type { ReactNode } from 'react';
import { paths } from '../../shared/routes/paths.ts';
import type { GuideView } from './views.ts';
import * as s from './guide.css.ts';

const items: readonly { readonly id: GuideView; readonly label: string; readonly href: string }[] = [
  { id: 'guia', label: 'Una guía', href: paths.createGuide() },
  { id: 'lotes', label: 'En lote', href: paths.guideLots() },
  { id: 'historial', label: 'Historial', href: paths.guideHistory() },
  { id: 'rastreo', label: 'Rastreo', href: paths.guideTracking() },
];

/** The ways around guides, and the one on show (D38). */
export function GuideViews({ view, children }: { readonly view: GuideView; readonly children: ReactNode }) {
  return (
    <Tabs aria-label="Vistas de guías" items={items} selectedKey={view}>
      <div className={s.view}>{children}</div>
    </Tabs>
  );
}
