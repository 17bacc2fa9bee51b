/** How mail programs begin the mail that is answered, in our languages and with their own lines. */
const openings: readonly RegExp[] = [
  /^-{2,}\s*(?:original message|original-nachricht|ursprüngliche nachricht|исходное сообщение|原始邮件|原始信息|الرسالة الأصلية|मूल संदेश)\s*-{2,}/i,
  /^_{10,}$/,
  /^(?:on|le) .{4,200}(?:wrote|a écrit)\s*:$/i,
  /^am .{4,200}schrieb .{0,200}:$/i,
  /^.{4,200}(?:пишет|написал(?:\(а\)|а)?)\s*:$/i,
  /^在.{4,200}写道[：:]$/,
  /^.{4,200}(?:ने लिखा)\s*:?$/,
  /^(?:في|بتاريخ) .{4,200}(?:كتب|كتبت).{0,200}:$/,
  /^(?:from|von|от|发件人|من|प्रेषक)\s*[:：]\s*.*[@<].*$/i,
]

/** The sign before a signature (RFC 3676). */
const SIGNATURE = /^-- $/

/** Lines over which such an opening may run. */
const OPENING_LINES = 3

/**
 * What somebody wrote anew in a mail: without the mail that is answered, nor what is quoted behind it, nor
 * the signature. The whole text where nothing would be left, since too much is better than nothing.
 */
export function cutQuoted(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((line, at) => SIGNATURE.test(line) || isOpening(lines, at))
  const kept = end < 0 ? lines : lines.slice(0, end)
  while (kept.length > 0 && isQuotedOrEmpty(kept.at(-1))) kept.pop()
  return kept.join('\n').trim() || text.trim()
}

/** An opening is a paragraph of its own, so it ends before an empty line. */
function isOpening(lines: readonly string[], at: number): boolean {
  let text = ''
  for (const line of lines.slice(at, at + OPENING_LINES)) {
    const words = line.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim()
    if (words === '') return false
    text = text === '' ? words : `${text} ${words}`
    if (openings.some((opening) => opening.test(text))) return true
  }
  return false
}

const isQuotedOrEmpty = (line: string | undefined): boolean =>
  line !== undefined && (line.trim() === '' || line.startsWith('>'))
