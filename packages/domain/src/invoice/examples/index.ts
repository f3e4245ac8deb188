/** Invoices that are sent by mistake or in malice, each with the sentence it gets: for the tests of whoever takes invoices. */
export * from './bad-invoices.ts';
export { type InvoiceContext, invoiceXml } from './invoice-xml.ts';
