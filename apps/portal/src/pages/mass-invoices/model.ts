import type { CallOutput } from '@trastienda/api-client';
import type { listAutomaticBillings } from '@trastienda/api-client/billing';
import { type Centavos, channelName, localDay, type ReadingTime, toCentavos } from '@trastienda/domain';
import {
  type Cfdi,
  checkCfdi,
  type InvoiceMatch,
  invoiceStem,
  unmatchedSentence,
} from '@trastienda/domain/invoice';

type Billing = CallOutput<typeof listAutomaticBillings>['rows'][number];
export type MassChannel = Billing['marketplace'];

/** A file that was chosen, as far as it was read. Its bytes stay with the saga. */
export type ReadFile = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly hash: string;
  readonly isXml: boolean;
  /** The invoice that it is of: by its name, unless it was chosen for another one. */
  readonly row: string;
  /** `null` for a PDF, and for an XML that is no invoice. */
  readonly cfdi: Cfdi | null;
  /** Why it is no invoice. */
  readonly fault: string | null;
  readonly match: InvoiceMatch;
};

/** An order of the channel that an invoice may belong to. */
export type KnownOrder = {
  readonly order: string;
  readonly guide: string;
  readonly amount: Centavos;
  readonly boughtAt: string;
  /** The store's. */
  readonly day: string;
  readonly rfc: string | null;
  /** RFC that its invoice must be for; `null` where it is not known. */
  readonly receiver: string | null;
  readonly uuid: string | null;
  /** It waits for an invoice. */
  readonly isOpen: boolean;
};

/** The outcome of a file: it is stored by its hash, for the folder that is chosen again. It names no client (D196). */
export type FileOutcome = {
  readonly hash: string;
  readonly order: string;
  readonly result: 'sent' | 'same' | 'refused';
  /** Why it was refused. */
  readonly message: string;
  /** Answers so far: the next attempt is another one, with another key. */
  readonly tries: number;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type MassFacts = {
  readonly channel: MassChannel;
  readonly files: readonly ReadFile[];
  readonly orders: readonly KnownOrder[];
  /** Not all orders were read: a number that is not among them may be one. */
  readonly isPartial: boolean;
  /** Orders that a person named, by row. */
  readonly choices: Readonly<Record<string, string>>;
  /** The files by hash. */
  readonly outcomes: Readonly<Record<string, FileOutcome>>;
};

export type MassState = 'wrong' | 'choose' | 'ready' | 'sent';

/** One invoice: its XML, its PDF, or both. */
export type MassRow = {
  readonly id: string;
  readonly name: string;
  readonly xml: ReadFile | null;
  readonly pdf: ReadFile | null;
  readonly order: string | null;
  readonly by: InvoiceMatch['by'] | 'mano';
  readonly candidates: readonly string[];
  readonly total: Centavos | null;
  /** The required values of the order; `null` where they are not known. */
  readonly expected: Centavos | null;
  readonly state: MassState;
  /** The order may be named here: nothing else is wrong. */
  readonly asksOrder: boolean;
  /** One sentence: what is wrong, what it waits for, or that it is ready. */
  readonly sentence: string;
  /** The way to correct it, or the odd value. */
  readonly note: string | null;
};

export const isXmlName = (name: string): boolean => /\.xml$/iu.test(name);

/** XML and PDF of one name are one invoice; of several PDF the last one. */
function pairsOf(files: readonly ReadFile[]): Pick<MassRow, 'id' | 'name' | 'xml' | 'pdf'>[] {
  const byRow = new Map<string, { xml: ReadFile | null; pdf: ReadFile | null }>();
  for (const file of files) {
    const pair = byRow.get(file.row) ?? { xml: null, pdf: null };
    byRow.set(file.row, file.isXml ? { ...pair, xml: file } : { ...pair, pdf: file });
  }
  return [...byRow].map(([id, { xml, pdf }]) => ({
    id,
    name: (xml ?? pdf)?.name ?? id,
    xml,
    pdf,
  }));
}

type Draft = Pick<MassRow, 'id' | 'name' | 'xml' | 'pdf' | 'order' | 'by' | 'candidates'>;

const outcomeOfRow = (
  { xml, pdf }: Pick<MassRow, 'xml' | 'pdf'>,
  { outcomes }: MassFacts,
): FileOutcome | null => {
  const all = [xml, pdf].flatMap((file) => (file === null ? [] : [outcomes[file.hash] ?? null]));
  const refused = all.find((one) => one?.result === 'refused');
  if (refused) return refused;
  // With a file that was never sent, the rest goes again: the service knows it.
  return all.includes(null) ? null : (all.find((one) => one !== null) ?? null);
};

/** The order of each: named by hand, else found; one that another row took by hand is no candidate any more. */
function withOrders(facts: MassFacts): Draft[] {
  const taken = new Set(Object.values(facts.choices));
  return pairsOf(facts.files).map((pair) => {
    const chosen = facts.choices[pair.id];
    if (chosen !== undefined) return { ...pair, order: chosen, by: 'mano', candidates: [] };
    const match = (pair.xml ?? pair.pdf)?.match ?? { order: null, by: null, candidates: [] };
    const left = match.candidates.filter((order) => !taken.has(order));
    // The twin that is left when the other was chosen.
    return match.candidates.length > 1 && left.length === 1
      ? { ...pair, order: left[0] ?? null, by: 'importe', candidates: [] }
      : { ...pair, order: match.order, by: match.by, candidates: left };
  });
}

type Said = Pick<MassRow, 'state' | 'sentence' | 'note'> & { readonly asksOrder?: boolean };

const wrong = (sentence: string, note: string | null = null, asksOrder = false): Said => ({
  state: 'wrong',
  sentence,
  note,
  asksOrder,
});

/** The data that every row looks up. */
type Known = {
  readonly facts: MassFacts;
  /** Orders by the folio of their invoice. */
  readonly owners: ReadonlyMap<string, KnownOrder>;
  readonly clock: ReadingTime;
};

/** Compares the invoice with the requirements of its order, by the rules of the service. */
function checked(draft: Draft, order: KnownOrder | undefined, { facts, owners, clock }: Known): Said {
  const cfdi = draft.xml?.cfdi ?? null;
  if (cfdi === null) {
    return { state: 'ready', sentence: 'Lista', note: 'Va sin XML: el canal puede pedirlo' };
  }
  const rfc = order?.rfc ?? facts.orders.find((one) => one.rfc !== null)?.rfc ?? null;
  // The one folio that it could repeat: a list of all of them for each of 200 files held the page.
  const owner = cfdi.uuid === null ? undefined : owners.get(cfdi.uuid);
  const findings = checkCfdi(cfdi, {
    amount: order?.amount ?? null,
    boughtAt: order?.boughtAt ?? null,
    rfc,
    receiver: order?.receiver ?? null,
    knownUuids: owner === undefined || owner.order === draft.order ? {} : { [owner.uuid ?? '']: owner.order },
    replaces: null,
    ...clock,
  });
  const errors = findings.filter(({ level }) => level === 'error');
  const [first] = errors;
  if (first) {
    const more = errors.length - 1;
    const others = more === 0 ? null : more === 1 ? 'Y otro error' : `Y otros ${more} errores`;
    // Only an amount may say that the invoice is another order's.
    return wrong(first.sentence, first.mend ?? others, first.id === 'monto');
  }
  const warnings = findings.filter(({ level }) => level === 'warning').map(({ sentence }) => sentence);
  return {
    state: 'ready',
    sentence: 'Lista',
    note: warnings.length === 0 ? null : `Aviso: ${warnings.join('. ')}`,
  };
}

function saidOf(draft: Draft, order: KnownOrder | undefined, known: Known): Said {
  const { facts, owners } = known;
  const { xml, pdf } = draft;
  const outcome = outcomeOfRow(draft, facts);
  if (outcome !== null && outcome.result !== 'refused') {
    return { state: 'sent', sentence: outcome.result === 'same' ? 'Ya estaba' : 'En revisión', note: null };
  }
  const fault = xml?.fault ?? (xml === null ? pdf?.fault : null) ?? null;
  if (fault !== null) return wrong(fault);
  const uuid = xml?.cfdi?.uuid ?? null;
  const owner = uuid === null ? undefined : owners.get(uuid);
  if (owner && !owner.isOpen && (draft.order === null || draft.order === owner.order)) {
    return { state: 'sent', sentence: 'Ya estaba', note: `En el pedido ${owner.order}` };
  }
  // An invoice that is valid for no order needs no order.
  const alone = draft.order === null ? checked(draft, undefined, known) : null;
  if (alone?.state === 'wrong') return alone;
  const unmatched = unmatchedSentence(draft);
  if (unmatched !== null) {
    return draft.candidates.length > 0
      ? { state: 'choose', sentence: unmatched, note: 'Mismo total, fechas cercanas', asksOrder: true }
      : wrong(unmatched, 'Escribe el número', true);
  }
  if (order === undefined && !facts.isPartial) {
    return wrong(`El pedido ${draft.order} no espera factura en ${channelName(facts.channel)}`, null, true);
  }
  const said = checked(draft, order, known);
  if (outcome !== null && said.state === 'ready') return wrong(outcome.message, 'Se puede reintentar');
  return said;
}

const rank: Readonly<Record<MassState, number>> = { wrong: 0, choose: 1, ready: 2, sent: 3 };

/** Every invoice of the chosen files, what is wrong first. Two for one order are both set aside. */
export function massRows(facts: MassFacts, clock: ReadingTime): MassRow[] {
  const known: Known = {
    facts,
    owners: new Map(facts.orders.flatMap((one) => (one.uuid === null ? [] : [[one.uuid, one] as const]))),
    clock,
  };
  const byNumber = new Map(facts.orders.filter(({ isOpen }) => isOpen).map((one) => [one.order, one]));
  const rows = withOrders(facts).map((draft): MassRow => {
    const order = draft.order === null ? undefined : byNumber.get(draft.order);
    return {
      ...draft,
      total: draft.xml?.cfdi?.total ?? null,
      expected: order?.amount ?? null,
      asksOrder: false,
      ...saidOf(draft, order, known),
    };
  });
  const ofOrder = new Map<string, number>();
  for (const { order, state } of rows) {
    if (order !== null && state === 'ready') ofOrder.set(order, (ofOrder.get(order) ?? 0) + 1);
  }
  return rows
    .map((row): MassRow =>
      row.state === 'ready' && row.order !== null && (ofOrder.get(row.order) ?? 0) > 1
        ? { ...row, state: 'choose', sentence: 'Hay dos archivos para este pedido: deja uno', note: null }
        : row,
    )
    .toSorted((one, other) => rank[one.state] - rank[other.state] || one.name.localeCompare(other.name));
}

/** Refused by the service though nothing is wrong here: it may be tried again as it is. */
export const canRetry = ({ state, note }: MassRow): boolean =>
  state === 'wrong' && note === 'Se puede reintentar';

export const filesOfRow = ({ xml, pdf }: Pick<MassRow, 'xml' | 'pdf'>): ReadFile[] =>
  [xml, pdf].filter((file) => file !== null);

/**
 * Files of an invoice that step aside for others that were chosen in its place: XML for XML, PDF for PDF, and its PDF too where
 * the other XML has another name, for it shows what the old one said.
 */
export function steppingAside(row: Pick<MassRow, 'xml' | 'pdf'>, names: readonly string[]): ReadFile[] {
  const xml = names.find(isXmlName);
  const hasPdf = names.some((name) => !isXmlName(name));
  const isOther = xml !== undefined && row.xml !== null && invoiceStem(xml) !== invoiceStem(row.xml.name);
  return filesOfRow(row).filter(({ isXml }) => (isXml ? xml !== undefined : hasPdf || isOther));
}

/** Files and bytes of one call, under the limits of the service (calls.md 21). */
const most = { files: 10, bytes: 18 * 1024 * 1024 };

/** Rows in calls; the files of one invoice go together. */
export function batchesOf(rows: readonly MassRow[]): MassRow[][] {
  const batches: MassRow[][] = [];
  let files = 0;
  let bytes = 0;
  for (const row of rows) {
    const own = filesOfRow(row);
    const weight = own.reduce((sum, { size }) => sum + size, 0);
    const last = batches.at(-1);
    if (last && files + own.length <= most.files && bytes + weight <= most.bytes) {
      last.push(row);
      files += own.length;
      bytes += weight;
    } else {
      batches.push([row]);
      files = own.length;
      bytes = weight;
    }
  }
  return batches;
}

/** Returns the way by which an order was found, in words. */
export const foundWords: Readonly<Record<NonNullable<MassRow['by']>, string>> = {
  nombre: 'Por el nombre del archivo',
  xml: 'Por un dato del XML',
  importe: 'Por el importe y la fecha',
  pareja: 'Por su XML',
  mano: 'Lo elegiste tú',
};

/** A record of either list as an order that an invoice may belong to. */
export const knownOrderOf = (
  {
    orderNumber: order,
    guide,
    monto,
    fecha_pedido: bought,
    rfc,
    receptor,
    uuid,
    invoice_status: status,
  }: Billing,
  { timeZone }: Pick<ReadingTime, 'timeZone'>,
): KnownOrder => ({
  order,
  guide,
  amount: toCentavos(monto),
  boughtAt: bought,
  day: localDay(bought, timeZone) ?? '',
  rfc,
  receiver: receptor ?? null,
  uuid: uuid?.toLowerCase() ?? null,
  isOpen: status === 'pendiente' || status === 'rechazada',
});
