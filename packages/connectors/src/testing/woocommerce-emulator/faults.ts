import type { Answer } from './model.ts';

/** How the shop fails, when a test wants it to. */
export type Fault =
  | '401'
  | '429'
  | '500'
  /** Answers after `delay`. */
  | 'slow'
  /** Does its work and breaks off in the middle of the answer. */
  | 'cut'
  /** Does its work and never says so. */
  | 'lost'
  /** Hangs up before it does anything. */
  | 'refused'
  | 'html 403'
  | 'html 503'
  /** Says what PHP has to complain about before the answer. */
  | 'php warning';

/** What goes over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly end: 'whole' | 'cut' | 'none';
}

const html = (title: string) =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
const json = {
  'Content-Type': 'application/json; charset=UTF-8',
  Link: '<https://tienda.example/wp-json/>; rel="https://api.w.org/"',
};
const ofHtml = { 'Content-Type': 'text/html; charset=UTF-8' };

const written = ({ status, body, headers }: Answer): WireAnswer => ({
  status,
  headers: { ...json, ...headers },
  text: JSON.stringify(body),
  end: 'whole',
});
const refusal = (status: number, code: string, message: string, headers = {}): WireAnswer =>
  written({ status, body: { code, message, data: { status } }, headers });

/** What a request gets under a fault. The work is done or not, as the fault says. */
export function answerUnder(fault: Fault | null, work: () => Answer): WireAnswer {
  switch (fault) {
    case '401':
      return refusal(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.');
    case '429':
      return refusal(429, 'too_many_requests', 'Too many requests.', { 'Retry-After': '30' });
    case '500':
      return refusal(500, 'internal_server_error', 'There has been a critical error on this website.');
    case 'html 403':
      return { status: 403, headers: ofHtml, text: html('Attention Required! | Cloudflare'), end: 'whole' };
    case 'html 503':
      return { status: 503, headers: ofHtml, text: html('Maintenance'), end: 'whole' };
    case 'refused':
      return { status: 0, headers: {}, text: '', end: 'none' };
    case 'lost':
      return { ...written(work()), end: 'none' };
    case 'cut':
      return { ...written(work()), end: 'cut' };
    case 'php warning': {
      const answer = written(work());
      return {
        ...answer,
        text: `<br />\n<b>Warning</b>:  Undefined array key "x" in <b>/html/plugin.php</b> on line <b>12</b><br />\n${answer.text}`,
      };
    }
    case 'slow':
    case null:
      return written(work());
  }
}
