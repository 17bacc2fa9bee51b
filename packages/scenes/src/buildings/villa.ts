import type { Choices } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import type { Character } from '../scene-path.ts'
import type { Setting } from '../settings/setting.ts'
import { courtHouse } from './villa-court.ts'
import { gabledVilla } from './villa-gabled.ts'
import { modernVilla } from './villa-modern.ts'
import { pavilionVilla } from './villa-pavilion.ts'
import { porticoVilla } from './villa-portico.ts'

type Form = (stage: Stage, setting: Setting) => string

/** Which villas a community builds; the seed walks through them. */
const forms: Readonly<Record<Character, Choices<Form>>> = {
  marina: [modernVilla, pavilionVilla],
  downtown: [modernVilla, porticoVilla, pavilionVilla],
  palm: [modernVilla, pavilionVilla, porticoVilla, gabledVilla],
  desert: [courtHouse, pavilionVilla, modernVilla],
  oldtown: [courtHouse, courtHouse, pavilionVilla],
  suburb: [porticoVilla, gabledVilla, modernVilla, pavilionVilla],
  golf: [gabledVilla, modernVilla, porticoVilla, pavilionVilla],
  creek: [courtHouse, pavilionVilla, modernVilla],
  lakes: [modernVilla, porticoVilla, gabledVilla],
  park: [modernVilla, pavilionVilla, porticoVilla],
  canal: [modernVilla, pavilionVilla],
  islands: [modernVilla, pavilionVilla, porticoVilla],
}

/** A detached house about 440 units wide; foot centre at 0,0. */
export function villa(stage: Stage, setting: Setting): string {
  const choices = forms[stage.character]
  const form =
    choices[(stage.composition + stage.random.whole(0, 1)) % choices.length] ?? choices[0]
  return form(stage, setting)
}
