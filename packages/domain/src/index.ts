export * from './shared/result.ts';
export * from './shared/visible-text.ts';
export { foldText } from './internal/text.ts';

// People and addresses
export * from './people/name/split-full-name.ts';
export * from './people/name/initials-of.ts';
export * from './people/name/destination-name.ts';
export * from './people/street-address/parse-street.ts';
export * from './people/street-address/format-street.ts';
export * from './people/contact/validate-postal-code.ts';
export * from './people/contact/validate-phone.ts';
export * from './people/contact/validate-email.ts';
export * from './people/states/index.ts';
export * from './people/states/address-faults.ts';
export * from './people/neighborhoods/colony-options.ts';

// Parcels and guides
export * from './guide/text/clamp-guide-text.ts';
export * from './guide/parcel/volumetric-weight.ts';
export * from './guide/parcel/chargeable-weight.ts';
export * from './guide/parcel/total-weight.ts';
export * from './guide/parcel/propose-parcel.ts';
export * from './number/parse-decimal.ts';
export * from './number/number-within.ts';
export * from './number/step-number.ts';
export * from './guide/quote/to-quote-request.ts';
export * from './guide/quote/quote-life.ts';
export * from './guide/request/postal-address.ts';
export * from './guide/request/guide-party.ts';
export * from './guide/request/guide-request.ts';
export * from './guide/tracking/tracking-states.ts';
export * from './stock/stock-shipment-statuses.ts';
export * from './order/delivery/delivery-types.ts';
export * from './order/dispatch/dispatch-deadline.ts';
export * from './order/dispatch/delivery-promise.ts';

// Orders
export * from './order/status/status-families.ts';
export * from './order/status/line-statuses.ts';
export * from './order/status/line-events.ts';
export * from './order/status/order-family-of-lines.ts';
export * from './order/tabs/order-tabs.ts';
export * from './order/filters/matches-order-filters.ts';
export * from './shared/same-value.ts';
export * from './shared/merge-fields.ts';
export * from './shared/page-count.ts';
export * from './shared/page-range.ts';
export * from './order/lines/group-order-lines.ts';
export * from './order/counts/order-counts-by-channel.ts';
export * from './order/counts/count-orders.ts';
export * from './order/actions/total-play-action.ts';
export type { ActionableOrder } from './order/actions/action-rules.ts';
export * from './order/actions/available-order-actions.ts';
export * from './order/actions/guides-cancelled-with.ts';
export * from './order/actions/own-guides.ts';
export * from './order/actions/channel-order-actions.ts';
export * from './order/actions/order-action-states.ts';
export * from './order/evidence/is-evidence-pending.ts';
export * from './shared/async-operation.ts';
export * from './order/reasons/placeholder-options.ts';

// Channels
export * from './channel/channels.ts';
export * from './channel/channel-display-name.ts';
export * from './channel/payment-marketplace-of.ts';
export * from './channel/availability/channel-availability.ts';
export * from './channel/integrations/integration-channels.ts';

// Money and numbers
export * from './money/centavos.ts';
export * from './money/add-money.ts';
export * from './money/format-mxn.ts';
export * from './money/format-mxn-compact.ts';
export * from './money/parse-mxn.ts';
export * from './money/money-within.ts';
export * from './money/spell-mxn.ts';
export * from './money/allocate.ts';
export * from './money/percent-of.ts';
export * from './number/counted.ts';
export * from './number/format-number.ts';

// Statistics
export * from './sale/sales-statistics.ts';
export * from './sale/indicators/indicators.ts';
export * from './sale/indicators/format-bucket.ts';

// Documents
export * from './people/tax-id/validate-rfc.ts';
export * from './people/tax-id/validate-curp.ts';
export * from './people/tax-id/validate-own-rfc.ts';
export * from './people/tax-id/person-type-of.ts';
export * from './people/tax-id/curp-fits-rfc.ts';
export * from './invoice/regime-of.ts';
export * from './payment/validate-clabe.ts';
export * from './payment/bank-fits-clabe.ts';
export * from './payment/mask-clabe.ts';
export * from './payment/deposit-accounts.ts';
export * from './files/uploads/file-type.ts';
export * from './files/uploads/check-upload.ts';
export * from './files/uploads/file-size.ts';
export * from './files/uploads/safe-file-name.ts';
export * from './files/csv/to-csv.ts';
export * from './files/csv/parse-csv.ts';

// People of a store
export * from './people/team/store-users.ts';
export * from './people/team/activity-kinds.ts';
export * from './people/team/activity-sentence.ts';

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
export * from './session/shell/sidebar.ts';
export * from './session/shell/visible-stores.ts';
export * from './session/shell/leave-warning-needed.ts';
export * from './session/shell/paginas-destination.ts';
export * from './session/shell/path-rules.ts';
export * from './session/new-session-id.ts';
export * from './session/access.ts';
export * from './session/is-promotion-visible.ts';
export * from './session/is-special-seller.ts';
