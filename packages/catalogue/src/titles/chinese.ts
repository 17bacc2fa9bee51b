import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { Addition, TitleFacts } from './title-facts.ts'

const nouns: Readonly<Record<PropertyType, string>> = {
  apartment: '公寓',
  penthouse: '顶层公寓',
  duplex: '复式公寓',
  'hotel-apartment': '酒店式公寓',
  villa: '别墅',
  townhouse: '联排别墅',
  'villa-compound': '别墅群',
  office: '写字楼',
  retail: '商铺',
  warehouse: '仓库',
  land: '地块',
}

const after: Readonly<Record<Addition, string>> = {
  'sea-view': '海景',
  'burj-khalifa-view': '哈利法塔景观',
  'marina-view': '码头景观',
  'golf-view': '高尔夫球场景观',
  'canal-view': '运河景观',
  'lake-view': '湖景',
  'park-view': '公园景观',
  'city-view': '城市景观',
  'water-view': '水景',
  'private-pool': '带私人泳池',
  garden: '带花园',
  'maids-room': '带保姆房',
  study: '带书房',
  'near-metro': '近地铁',
  'beach-access': '近海滩',
  'high-floor': '高楼层',
  upgraded: '已翻新',
  'chiller-free': '免冷气费',
  furnished: '带家具',
  'off-plan': '期房',
}

const figures = ['', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十']

/** "迪拜码头两居室公寓，海景". */
export function chineseTitle(
  { type, bedrooms }: TitleFacts,
  addition: Addition | undefined,
  place: string,
): string {
  const isStudio = bedrooms === 0
  const noun = isStudio && type !== 'hotel-apartment' ? '开间公寓' : nouns[type]
  const rooms = bedrooms ? `${figures[bedrooms] ?? bedrooms}居室` : ''
  // Latin letters stand apart from Chinese ones.
  const gap = /[a-z0-9)]$/i.test(place) ? ' ' : ''
  return `${place}${gap}${rooms}${noun}${addition ? `，${after[addition]}` : ''}`
}
