import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Card } from '../components/Card/Card.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { FilterBar } from '../components/FilterBar/FilterBar.tsx';
import { GuideFooter } from '../components/GuideWizard/GuideFooter.tsx';
import { GuideWizard } from '../components/GuideWizard/GuideWizard.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { StickyFooter } from '../components/StickyFooter/StickyFooter.tsx';
import { TopBar } from '../components/TopBar/TopBar.tsx';

/** Each slot that has a box of its own, filled with something. */
const slots: Record<string, (node: ReactNode) => ReactElement> = {
  'action of Card': (action) => <Card title="Envío" action={action} />,
  'footer of Card': (footer) => <Card title="Envío" footer={footer} />,
  'action of EmptyState': (action) => <EmptyState title="Todo en orden" action={action} />,
  'extra of EmptyState': (extra) => <EmptyState title="Todo en orden" extra={extra} />,
  'search of FilterBar': (search) => <FilterBar search={search} />,
  'end of FilterBar': (end) => <FilterBar end={end} />,
  'aside of GuideWizard': (aside) => <GuideWizard aside={aside} />,
  'summary of GuideWizard': (summary) => <GuideWizard summary={summary} />,
  'context of PageHeader': (context) => <PageHeader title="Inicio" context={context} />,
  'actions of PageHeader': (actions) => <PageHeader title="Inicio" actions={actions} />,
  'summary of StickyFooter': (summary) => <StickyFooter summary={summary} />,
  'children of StickyFooter': (children) => <StickyFooter>{children}</StickyFooter>,
  'end of TopBar': (end) => <TopBar title="Inicio" end={end} />,
  'below of TopBar': (below) => <TopBar title="Inicio" below={below} />,
};

describe('a slot with nothing to draw has no box, which would take room', () => {
  test.each(Object.entries(slots))('%s', (_, drawn) => {
    const absent = renderToStaticMarkup(drawn(undefined));
    for (const node of [false, null, '']) expect(renderToStaticMarkup(drawn(node))).toBe(absent);
    expect(renderToStaticMarkup(drawn('algo'))).not.toBe(absent);
  });

  test('a guide without a price has only its button in the footer', () => {
    const footer = renderToStaticMarkup(<GuideFooter primaryLabel="Continuar" />);
    expect(footer.match(/<div/gu)).toHaveLength(2);
  });
});
