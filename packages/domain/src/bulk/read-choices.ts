import { channels as allChannels, isOwnStore } from '../channel/channels.ts';
import { ownOf } from '../internal/own.ts';
import { foldText } from '../internal/text.ts';
import { parsePriceRule, type PriceRule } from '../product/price/price-rule.ts';
import type { OfferCode } from '../product/product-values.ts';
import { satUnits } from '../product/sat-units.ts';
import { nearestAmong } from './nearest.ts';
import { read, type Reader, readMoney, refused } from './read-cells.ts';

const unitsByName = new Map(
  satUnits.flatMap(({ code, name }) => [[foldText(name), code] as const, [foldText(code), code] as const]),
);
const nearestUnit = nearestAmong(satUnits.map(({ name }) => name));

export const readSatUnit: Reader<string> = (cell, field) => {
  const unit = unitsByName.get(foldText(cell));
  if (unit !== undefined) return read(unit);
  return refused('sat_unit', 'Elige una unidad de la lista', {
    field,
    value: cell,
    suggestion: nearestUnit(cell),
  });
};

const shippingWords: Readonly<Record<string, string>> = {
  dropshipping: 'dropshipping',
  fulfillment: 'fulfillment',
  'entrega propia': 'entrega_propia',
  entrega_propia: 'entrega_propia',
};

const nearestShipping = nearestAmong(Object.keys(shippingWords));

export const readShipping: Reader<string> = (cell, field) => {
  const found = ownOf(shippingWords, foldText(cell));
  if (found !== undefined) return read(found);
  return refused('shipping', 'Elige: dropshipping, fulfillment o entrega propia', {
    field,
    value: cell,
    suggestion: nearestShipping(cell),
  });
};

const joined = (text: string): string => foldText(text).replace(/[^a-z\d]/gu, '');
const channelsByName = new Map(
  allChannels.flatMap((channel) => [
    [joined(channel.code), channel] as const,
    [joined(channel.name), channel] as const,
  ]),
);
const nearestStore = nearestAmong(allChannels.filter(({ code }) => isOwnStore(code)).map(({ name }) => name));

/** Channels by name or code; those that sell through a contract alone are switched from here. */
export const readChannels: Reader<OfferCode[]> = (cell, field) => {
  const named = cell.split(/[|,;]/u).filter((one) => one.trim() !== '');
  if (named.length === 0) {
    const message = 'No dice ningún canal: escríbelo, o pon [vaciar] para quitarlos';
    return refused('channel', message, { field, value: cell });
  }
  const codes: OfferCode[] = [];
  for (const one of named) {
    const channel = channelsByName.get(joined(one));
    if (!channel) {
      const suggestion = nearestStore(one);
      return refused('channel', `No conocemos el canal «${one.trim()}»`, { field, value: cell, suggestion });
    }
    if (!isOwnStore(channel.code)) {
      return refused('channel', `En ${channel.name} se activa desde el canal`, { field, value: cell });
    }
    codes.push(channel.code as OfferCode);
  }
  return read([...new Set(codes)]);
};

/** MXN, or how the price follows the product's own: '+8 % .90'. */
export const readChannelPrice: Reader<number | PriceRule> = (cell, field) => {
  const rule = parsePriceRule(cell);
  if (rule !== null) return read(rule);
  return cell.includes('%')
    ? refused('price_rule', 'Escribe un precio, o cuánto sube o baja, así: +8 % .90', { field, value: cell })
    : readMoney(cell, field);
};
