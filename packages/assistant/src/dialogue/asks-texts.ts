import type { AnswerContext } from '../answer-context.ts'
import { isGuideOfPlace } from '../passages/guide-of-place.ts'
import { shareOf } from '../turn-kind/turn-kind.ts'
import { aspectsIn } from '../understanding/asked-area.ts'

/** Of a place little is asked, where it is so likely how things work, and a text that is no guide tells it. */
const surely = { knowledge: 0.75, area: 0.15, score: 0.5, lead: 0.1 }
/** Words of places in it, such as families, are outweighed by a text that is asked for as good as by its name. */
const outweighs = { score: 1, lead: 0.2 }

/** 'Which contract does the visa for my family need in Ajman?' names a place, and asks nothing of it. */
export async function asksTexts({
  said,
  language,
  guess,
  tools,
}: Pick<AnswerContext, 'said' | 'language' | 'guess' | 'tools'>): Promise<boolean> {
  const { knowledge, area, score, lead } = surely
  if (shareOf('knowledge', guess) < knowledge || shareOf('area', guess) > area) return false
  const [best] = await tools.passages(said, language)
  if (best === undefined || isGuideOfPlace(best.link)) return false
  const least = aspectsIn(said).length > 0 ? outweighs : { score, lead }
  return best.score >= least.score && best.lead >= least.lead
}
