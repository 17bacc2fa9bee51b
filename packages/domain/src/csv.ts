/** Signs by which spreadsheets take a cell for a formula (OWASP), however many spaces stand before. */
const FORMULA = /^\s*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/

/** A telephone number as people write it: no figure beside figures, so nothing to reckon. */
const PHONE = /^\+\d{1,3} \d[\d ]*$/

/** A cell of RFC 4180. One that a spreadsheet would reckon is given an apostrophe, which makes it a text. */
function cellOf(value: string | null): string {
  const text = value ?? ''
  const safe = FORMULA.test(text) && !PHONE.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV by RFC 4180, with the mark by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly (readonly (string | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
