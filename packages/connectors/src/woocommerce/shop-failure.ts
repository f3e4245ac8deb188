import type { ShopFault } from '../shop-client.ts';

/** A reading ends with a fault of the shop. It never leaves a driver: what a driver yields last has the fault. */
export class ShopFailure extends Error {
  override readonly name = 'ShopFailure';
  readonly fault: ShopFault;
  constructor(fault: ShopFault) {
    super(fault.kind);
    this.fault = fault;
  }
}
