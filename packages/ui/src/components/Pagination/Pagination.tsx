import { formatNumber, pageSizes as defaultPageSizes } from '@trastienda/domain';
import type { ComponentPropsWithRef } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import { cx } from '../../internal/cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { pageRange, rangeText } from './Pagination.model.ts';
import * as s from './Pagination.css.ts';

export interface PaginationLabels {
  navigation: string;
  pageSize: string;
  previous: string;
  next: string;
  /** `1–10 de 214` */
  range: (range: { first: number; last: number }, total: number) => string;
  /** `1 de 22` */
  position: (page: number, pages: number) => string;
}

const es: PaginationLabels = {
  navigation: 'Paginación',
  pageSize: 'Filas por página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  range: (range, total) => rangeText({ ...range, pages: 0, page: 0 }, total),
  position: (page, pages) => `${formatNumber(page)} de ${formatNumber(Math.max(1, pages))}`,
};

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Rows in all. Default: 0. */
  total?: number | undefined;
  /** The page shown, from 1. Default: 1. */
  page?: number | undefined;
  /** Rows a page. Default: 10. */
  pageSize?: number | undefined;
  /** The page to show, from 1. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Called when the user chooses another page size; omit it to offer none. */
  onPageSizeChange?: ((pageSize: number) => void) | undefined;
  /** The count is not known yet: its shape is shown, and no step can be taken. Default: false. */
  isLoading?: boolean | undefined;
  /** Default: 10, 20, 50, 100. */
  pageSizes?: readonly number[] | undefined;
  /** Replaces some of the component's words. */
  labels?: Partial<PaginationLabels> | undefined;
}

/** Shows which part of a list is on show and leads to the rest. For a list on one page it shows the number of rows. */
export function Pagination({
  total = 0,
  page = 1,
  pageSize = 10,
  onPageChange,
  onPageSizeChange,
  isLoading = false,
  pageSizes = defaultPageSizes,
  labels,
  className,
  ...rest
}: PaginationProps) {
  const words = { ...es, ...labels };
  const range = pageRange({ total, page, pageSize });
  return (
    <nav aria-label={words.navigation} aria-busy={isLoading} {...rest} className={cx(s.root, className)}>
      <span className={s.range} aria-live="polite">
        {isLoading ? <Skeleton width={96} /> : words.range(range, total)}
      </span>
      {onPageSizeChange && (isLoading || total > Math.min(...pageSizes)) && (
        <div className={s.size}>
          <span aria-hidden>{words.pageSize}</span>
          <Select
            aria-label={words.pageSize}
            variant="button"
            size="sm"
            items={pageSizes.map((size) => ({ id: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(id) => onPageSizeChange(Number(id))}
          />
        </div>
      )}
      {(isLoading || range.pages > 1) && (
        <div className={s.steps}>
          <IconButton
            size="sm"
            className={s.step}
            label={words.previous}
            icon={<ChevronLeftIcon size={16} />}
            isDisabled={isLoading || range.page <= 1}
            onPress={() => onPageChange?.(range.page - 1)}
          />
          {isLoading ? <Skeleton width={48} /> : <span>{words.position(range.page, range.pages)}</span>}
          <IconButton
            size="sm"
            className={s.step}
            label={words.next}
            icon={<ChevronRightIcon size={16} />}
            isDisabled={isLoading || range.page >= range.pages}
            onPress={() => onPageChange?.(range.page + 1)}
          />
        </div>
      )}
    </nav>
  );
}
