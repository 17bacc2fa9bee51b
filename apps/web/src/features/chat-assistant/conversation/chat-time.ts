/** Chat times are those of the UAE, like every other time of the site. */
const timeZone = 'Asia/Dubai'

/** American order in English, since the specification writes 'Mon, Nov 16' and '09:05AM'. */
const localeOf = (language: string): string =>
  `${language === 'en' ? 'en-US' : language === 'ar' ? 'ar-AE' : language}-u-nu-latn`

const cache = new Map<string, Intl.DateTimeFormat>()

function formatter(language: string, kind: string, options: Intl.DateTimeFormatOptions) {
  const key = `${kind} ${language}`
  const made = cache.get(key) ?? new Intl.DateTimeFormat(localeOf(language), options)
  cache.set(key, made)
  return made
}

/** Time of day as `hh:mmA`, for example `09:05AM`. */
export function formatChatTime(language: string, time: number): string {
  const parts = formatter(language, 'time', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone,
  }).formatToParts(time)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('hour').padStart(2, '0')}:${part('minute')}${part('dayPeriod')}`
}

/** Calendar day in the UAE, as `2026-11-16`. */
export const dayOf = (time: number): string =>
  formatter('en-CA', 'day', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(time)

/** Heading of a day that is neither today nor yesterday: weekday, short month, day. */
export const formatChatDay = (language: string, time: number): string =>
  formatter(language, 'heading', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone,
  }).format(time)
