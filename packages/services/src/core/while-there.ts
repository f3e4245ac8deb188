import { isBusy } from './postgres-errors.ts';

/** The database gave no answer, or was too busy: what was asked can be asked again, as it was. */
export class DoorUnavailable extends Error {
  override name = 'DoorUnavailable';
}

/** Does some work for another system, and tells an outage from a fault of ours. @throws DoorUnavailable */
export async function whileThere<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new DoorUnavailable('The database gave no answer', { cause: error });
  }
}
