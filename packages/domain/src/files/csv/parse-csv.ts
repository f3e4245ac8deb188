/**
 * A CSV file as rows of texts: with or without byte-order mark; comma, semicolon or tab, whichever its first line
 * has most of outside of quotes; quoted cells with doubled quotes and line breaks; CRLF, LF or CR. Texts are trimmed
 * and lose the apostrophes that `toCsv` puts before what a spreadsheet would take for a formula or number. Rows with
 * nothing in them are left out. Never fails: a quote that is never closed reaches to the end. Source: D115, RFC 4180.
 * @example parseCsv('pedido,peso\r\n\'4500,"1,5"\r\n') // => [['pedido', 'peso'], ['4500', '1,5']]
 */
export function parseCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/u, '');
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  /** Nothing but blanks so far; asked of the text itself at each quote, a file of quotes would take minutes. */
  let isBlank = true;
  let isQuoted = false;
  const add = (char: string) => {
    cell += char;
    isBlank &&= char.trim() === '';
  };
  const endCell = () => {
    const plain = cell.trim().replace(/^'(?=[=+\-@\t\r\n＝＋－＠\d])/u, '');
    row.push(plain.replaceAll(/([;\t\r\n]"*)'(?=[=+\-@＝＋－＠])/gu, '$1'));
    cell = '';
    isBlank = true;
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (isQuoted) {
      if (char !== '"') add(char);
      else if (text.charAt(at + 1) === '"') {
        add('"');
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && isBlank) {
      cell = '';
      isQuoted = true;
    } else if (char === separator) endCell();
    else if (char === '\n' || char === '\r') endRow();
    else add(char);
  }
  endRow();
  return rows;
}

/** Spreadsheets of this country write a comma or a semicolon, by the settings of the machine. */
function separatorOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/u)).replaceAll(/"[^"]*"/gu, '');
  const count = (char: string) => head.split(char).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}
