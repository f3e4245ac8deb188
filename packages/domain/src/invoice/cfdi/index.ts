/** These modules read and check the XML of invoices and certificates. */
export * from './check-cfdi.ts';
export * from './match-invoices.ts';
export { type Cfdi, type CfdiFault, MAX_XML_BYTES, readCfdi } from './read-cfdi.ts';
export * from './read-invoice-file.ts';
export * from './read-invoice-upload.ts';
export * from './read-withholdings.ts';
