/** Numbers of the Emirates as adverts write them: `+971 50 123 4567`, `00971-4-1234567`, `050 1234567`. */
const telephone =
  /(?:(?:\+|\b00)\s?|\b)971(?:[\s().-]*\d){8,9}\b|\b0(?:5\d|[234679])(?:[\s.-]*\d){7}\b/gu

const mailAddress = /[^\s<>()]+@[^\s<>()]+\.\p{L}{2,}/gu
const webAddress = /(?:https?:\/\/|\bwww\.)[^\s<>|]+/giu

/** Words that lead to what was taken out, and would hang in the air. */
const leftOver =
  /(?:[\s,;:|·–-]|\b(?:call|tel|phone|mobile|whats\s?app|contact|e-?mail|me|us|on|at|or))+$/iu

/**
 * A title without telephone numbers and addresses: whom to ask stands beside the advert, and whoever
 * wrote the title chose neither this site nor its visitors.
 */
export function withoutContacts(title: string): string {
  const rest = [telephone, mailAddress, webAddress].reduce(
    (text, pattern) => text.replace(pattern, ' '),
    title,
  )
  if (rest === title) return title
  return rest.replace(/\s+/gu, ' ').trim().replace(leftOver, '')
}
