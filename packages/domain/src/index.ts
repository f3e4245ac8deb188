export * from './result/result.ts';
export { foldText } from './internal/text.ts';

// People and addresses
export * from './person-name/split-full-name.ts';
export * from './person-name/initials-of.ts';
export * from './person-name/destination-name.ts';
export * from './street-address/parse-street.ts';
export * from './street-address/format-street.ts';
export * from './contact/validate-postal-code.ts';
export * from './contact/validate-phone.ts';
export * from './contact/validate-email.ts';
export * from './states/index.ts';
export * from './colonies/colony-options.ts';

// Parcels and guides
export * from './guide-text/clamp-guide-text.ts';
export * from './parcel-weight/volumetric-weight.ts';
export * from './parcel-weight/chargeable-weight.ts';
export * from './parcel-weight/total-weight.ts';
export * from './parcel-proposal/propose-parcel.ts';
export * from './number-input/parse-decimal.ts';
export * from './number-input/number-within.ts';
export * from './number-input/step-number.ts';
export * from './quote/to-quote-request.ts';
export * from './quote/quote-life.ts';
export * from './guide-request/postal-address.ts';
export * from './guide-request/guide-party.ts';
export * from './guide-request/guide-request.ts';
export * from './tracking/tracking-states.ts';
export * from './stock-shipments/stock-shipment-statuses.ts';
export * from './delivery/delivery-types.ts';
export * from './dispatch/dispatch-deadline.ts';
export * from './dispatch/delivery-promise.ts';

// Orders
export * from './order-status/status-families.ts';
export * from './order-status/line-statuses.ts';
export * from './order-status/line-events.ts';
export * from './order-status/order-family-of-lines.ts';
export * from './order-tabs/order-tabs.ts';
export * from './order-filters/order-meets.ts';
export * from './paging/page-count.ts';
export * from './paging/page-range.ts';
export * from './order-lines/group-order-lines.ts';
export * from './order-counts/order-counts-by-channel.ts';
export * from './order-counts/count-orders.ts';
export * from './order-actions/total-play-action.ts';
export type { ActionableOrder } from './order-actions/action-rules.ts';
export * from './order-actions/available-order-actions.ts';
export * from './order-actions/guides-cancelled-with.ts';
export * from './order-actions/own-guides.ts';
export * from './order-actions/channel-order-actions.ts';
export * from './order-action-states/order-action-states.ts';
export * from './evidence/is-evidence-pending.ts';
export * from './async-operation/async-operation.ts';
export * from './placeholders/placeholder-options.ts';

// Channels
export * from './channels/channels.ts';
export * from './channels/channel-display-name.ts';
export * from './channels/payment-marketplace-of.ts';
export * from './channel-availability/channel-availability.ts';
export * from './integration-channels/integration-channels.ts';

// Money and numbers
export * from './money/centavos.ts';
export * from './money/add-money.ts';
export * from './money/format-mxn.ts';
export * from './money/format-mxn-compact.ts';
export * from './money/parse-mxn.ts';
export * from './money/money-within.ts';
export * from './money/spell-mxn.ts';
export * from './money/allocate.ts';
export * from './money/order-net.ts';
export * from './number-format/format-number.ts';

// Statistics
export * from './sales-statistics/sales-statistics.ts';
export * from './indicators/indicators.ts';
export * from './indicators/format-bucket.ts';

// Documents
export * from './tax-id/validate-rfc.ts';
export * from './tax-id/validate-curp.ts';
export * from './clabe/validate-clabe.ts';
export * from './uploads/file-type.ts';
export * from './uploads/check-upload.ts';
export * from './uploads/file-size.ts';
export * from './uploads/safe-file-name.ts';
export * from './cfdi/sniff-cfdi.ts';
export * from './csv/to-csv.ts';
export * from './csv/parse-csv.ts';

// Onboarding
export * from './onboarding/onboarding-steps.ts';
export * from './onboarding/approval.ts';
export * from './onboarding/missing-onboarding-data.ts';

// Time
export { addDays, defaultTimeZone, type Instant } from './time/zoned-time.ts';
export * from './time/local-day.ts';
export * from './time/day-range.ts';
export * from './time/working-days.ts';
export * from './time/date-range-presets.ts';
export * from './time/format-date.ts';
export * from './time/greeting-of.ts';

// Shell and session
export * from './shell/sidebar.ts';
export * from './shell/visible-stores.ts';
export * from './shell/leave-warning-needed.ts';
export * from './shell/paginas-destination.ts';
export * from './shell/path-rules.ts';
export * from './session/new-session-id.ts';
export * from './session/access.ts';
export * from './promotion/is-promotion-visible.ts';
export * from './special-sellers/is-special-seller.ts';
