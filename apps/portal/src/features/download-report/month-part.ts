import { type Client, fail, type Result, succeed } from '@trastienda/api-client';
import { getGeneralReport } from '@trastienda/api-client/kidal';
import { getGuidesReport } from '@trastienda/api-client/shippings';
import { csvLines } from '@trastienda/domain/sale';
import { guideReportColumns } from '../../entities/guide/report-columns.ts';
import type { ReportKind, ReportRequest } from './report-request.ts';

/** One month of a report: its first line, and its rows as they go into the file. */
type MonthPart = { readonly head: string; readonly rows: Blob | null };

type Days = { readonly firstDay: string; readonly lastDay: string };
type Options = { readonly signal: AbortSignal; readonly timeZone: string };
type AskMonth = (
  client: Client,
  report: ReportRequest,
  days: Days,
  options: Options,
) => Promise<Result<MonthPart>>;

const lineFeed = 10;

const generalMonth: AskMonth = async (client, { channels, sku }, { firstDay, lastDay }, { signal }) => {
  const query = {
    fechaInicio: firstDay,
    fechaFin: lastDay,
    ...(channels.length > 0 && { marketPlace: [...channels] }),
    ...(sku !== '' && { sku }),
  };
  const answer = await client(getGeneralReport, { query }, { signal });
  if (!answer.ok) return answer;
  try {
    const bytes = Uint8Array.from(atob(answer.value.data), (letter) => letter.charCodeAt(0));
    const end = bytes.indexOf(lineFeed) + 1;
    const rows = bytes.subarray(end);
    return succeed({
      head: new TextDecoder().decode(bytes.subarray(0, end)),
      rows: rows.length === 0 ? null : new Blob([rows]),
    });
  } catch {
    return fail({ kind: 'contract', message: 'The report is no base64' });
  }
};

const guidesMonth: AskMonth = async (client, { channels }, { firstDay, lastDay }, { signal, timeZone }) => {
  const params = { fecha_inicio: firstDay, fecha_fin: lastDay };
  const answer = await client(getGuidesReport, { params }, { signal });
  if (!answer.ok) return answer;
  const lines = csvLines(guideReportColumns(timeZone));
  const guides = answer.value.detail.filter(
    ({ marketplace }) => channels.length === 0 || channels.some((code) => code === marketplace),
  );
  return succeed({ head: lines.head, rows: guides.length === 0 ? null : new Blob(guides.map(lines.row)) });
};

/** The request for a month of each report. */
export const monthOf: Readonly<Record<ReportKind, AskMonth>> = { general: generalMonth, guias: guidesMonth };

export const callOf = { general: getGeneralReport, guias: getGuidesReport } as const;
