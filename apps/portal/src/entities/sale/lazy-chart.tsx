import { Button } from '@trastienda/ui/Button';
import { Skeleton } from '@trastienda/ui/Skeleton';
import { Component, type ReactNode, Suspense } from 'react';
import * as s from './sale.css.ts';
import { lazyPart } from '../../shared/routes/lazy-page.tsx';

// Charts weigh as much as the rest of a page: they come when the figures above them are read already.
export const LineChart = lazyPart(() =>
  import('@trastienda/ui/LineChart').then((module) => ({ default: module.LineChart })),
);
export const BarChart = lazyPart(() =>
  import('@trastienda/ui/BarChart').then((module) => ({ default: module.BarChart })),
);

type BoundaryProps = { readonly height: number; readonly children: ReactNode };

/** A chart that throws, or whose code does not arrive, takes its own place only. */
class ChartBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override render() {
    const { height, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <div className={s.chartFailed} style={{ minBlockSize: height }}>
        <p>No pudimos dibujar la gráfica</p>
        {/* React keeps a chunk that did not arrive as failed: only a new page asks for it again. */}
        <Button size="sm" onPress={() => window.location.reload()}>
          Volver a cargar la página
        </Button>
      </div>
    );
  }
}

type Props = {
  /**
   * The height of the chart with its head, in pixels, is reserved: nothing below it moves when it arrives.
   */
  readonly height: number;
  readonly children: ReactNode;
};

/** The place of a chart whose code comes later. */
export const LazyChart = ({ height, children }: Props) => (
  <ChartBoundary height={height}>
    <Suspense fallback={<Skeleton shape="block" width="100%" height={height} />}>{children}</Suspense>
  </ChartBoundary>
);
