import { rankIn } from './asked-fields.ts'

/** 'Of all 55', 'aus allen 55', 'из всех 55', '全部55套': how many there are, and no size, price or card. */
const counts = [
  /(?<=\b(?:of|from|out of|among) (?:all )?(?:the )?)\d{2,}(?= ?(?:homes|listings|properties|flats|apartments|results)?\b)/giu,
  /(?<=\ball (?:the )?|\ballen |\baller |(?:всех|сред[иь] всех) |(?:सभी|सब) |\bsabhi |كل ال? ?|جميع ال? ?)\d+/giu,
  /(?<=所有|全部|总共)\d+(?=套|个|間|间|的|里|中)/gu,
]

/** A message that ranks everything, without the number of everything; any other one as it is. */
export function withoutCountOfAll(message: string): string {
  if (rankIn(message) === undefined) return message
  return counts.reduce((text, count) => text.replace(count, ''), message)
}
