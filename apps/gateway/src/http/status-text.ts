import { STATUS_CODES } from 'node:http';

export const statusText = (status: number): string => STATUS_CODES[status] ?? String(status);
