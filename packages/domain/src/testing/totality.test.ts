import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as channelSetup from '../channel/setup/index.ts';
import * as domain from '../index.ts';
import * as invoice from '../invoice/cfdi/index.ts';
import * as productRules from '../product/index.ts';
import { anyText } from './arbitraries.ts';

/** The rules that read one text, each as it is exported. */
const textRules = {
  splitFullName: domain.splitFullName,
  initialsOf: domain.initialsOf,
  storeDisplayName: domain.storeDisplayName,
  parseStreet: domain.parseStreet,
  clampGuideContent: domain.clampGuideContent,
  clampNeighborhood: domain.clampNeighborhood,
  parseDecimal: domain.parseDecimal,
  numberWithin: domain.numberWithin,
  parseMxn: domain.parseMxn,
  moneyWithin: domain.moneyWithin,
  validatePostalCode: domain.validatePostalCode,
  validatePhone: domain.validatePhone,
  validateEmail: domain.validateEmail,
  validateRfc: domain.validateRfc,
  validateCurp: domain.validateCurp,
  validateClabe: domain.validateClabe,
  maskClabe: domain.maskClabe,
  regimeOf: domain.regimeOf,
  personTypeOf: domain.personTypeOf,
  validateOwnRfc: domain.validateOwnRfc,
  validateSku: productRules.validateSku,
  validateUniversalId: productRules.validateUniversalId,
  readCfdi: invoice.readCfdi,
  readWithholdings: invoice.readWithholdings,
  mexicanStateOf: domain.mexicanStateOf,
  stateOfPostalCode: domain.stateOfPostalCode,
  orderTabOf: domain.orderTabOf,
  statusFamilyOfTab: domain.statusFamilyOfTab,
  totalPlayAction: domain.totalPlayAction,
  channelName: domain.channelName,
  channelDisplayName: domain.channelDisplayName,
  marketplaceQueryOf: domain.marketplaceQueryOf,
  paymentMarketplaceOf: domain.paymentMarketplaceOf,
  isNoSalesMessage: domain.isNoSalesMessage,
  mustShowWallet: domain.mustShowWallet,
  invoiceSidebar: domain.invoiceSidebar,
  contractLevel: domain.contractLevel,
  localDay: domain.localDay,
  formatTime: domain.formatTime,
  channelSetup: channelSetup.channelSetup,
  shopStatusName: channelSetup.shopStatusName,
  myshopifyName: channelSetup.myshopifyName,
  needsComment: channelSetup.needsComment,
  shopAddress: channelSetup.shopAddress,
} as const;

const hostileText = fc.oneof(
  anyText,
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '\u0000',
    '\uD800',
    '\uFFFE',
    '-0',
    'NaN',
    'null',
    '9'.repeat(500),
  ),
);

describe('a rule that reads a text is total', () => {
  it.each(Object.entries(textRules))(
    '%s answers every text, the same each time, with what can be kept as JSON',
    (_, rule) => {
      fc.assert(
        fc.property(hostileText, (text) => {
          const answer = rule(text);
          expect(rule(text)).toEqual(answer);
          if (answer !== undefined) expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
        }),
      );
    },
  );
});
