/**
 * These invoices, sent by mistake or in malice, each with its sentence, are for tests of code that accepts
 * invoices.
 */
export * from './bad-invoices.ts';
export { type InvoiceContext, invoiceXml } from './invoice-xml.ts';
