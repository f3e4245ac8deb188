/** Every answer of shippings (D175). */
export const inDetail = <Value>(detail: Value, message = 'OK') => ({ success: true, message, detail });
