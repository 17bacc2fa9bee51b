import { cleanText } from '../../../import/values/clean-text.ts'
import { textOfMarkup } from '../../../import/values/markup-text.ts'

/** A line of an advert, without markup. */
export const lineOf = (text: string, longest: number): string =>
  cleanText(textOfMarkup(text), longest).replaceAll(/ +(?=[.,;:!?])/g, '')

const BREAKS = /<br\s*\/?>|<\/p>|<\/div>|<\/li>|\r\n?/gi

/** A description with its paragraphs, without markup. */
export const paragraphsOf = (text: string, longest: number): string =>
  text
    .replaceAll(BREAKS, '\n')
    .split('\n')
    .map((line) => lineOf(line, longest))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longest)
