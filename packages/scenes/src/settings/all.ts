import type { Character } from '../scene-path.ts'
import { canal } from './canal.ts'
import { creek } from './creek.ts'
import { desert } from './desert.ts'
import { downtown } from './downtown.ts'
import { golf } from './golf.ts'
import { islands } from './islands.ts'
import { lakes } from './lakes.ts'
import { marina } from './marina.ts'
import { oldtown } from './oldtown.ts'
import { palmIsland } from './palm-island.ts'
import { park } from './park.ts'
import type { Setting } from './setting.ts'
import { suburb } from './suburb.ts'

export const settings: Readonly<Record<Character, Setting>> = {
  marina,
  downtown,
  palm: palmIsland,
  desert,
  oldtown,
  suburb,
  golf,
  creek,
  lakes,
  park,
  canal,
  islands,
}
