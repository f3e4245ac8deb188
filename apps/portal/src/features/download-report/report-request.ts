import type { ChannelCode } from '@trastienda/domain';

export type ReportKind = 'general' | 'guias';

/** A report that somebody asks for. */
export type ReportRequest = {
  /** The id of its job in the tray. */
  readonly id: string;
  readonly kind: ReportKind;
  /** YYYY-MM-DD, both included. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** None for all. */
  readonly channels: readonly ChannelCode[];
  /** '' for all; guides have none. */
  readonly sku: string;
};
