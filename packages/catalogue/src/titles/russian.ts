import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { Addition, TitleFacts } from './title-facts.ts'

const nouns: Readonly<Record<PropertyType, string>> = {
  apartment: 'Квартира',
  penthouse: 'Пентхаус',
  duplex: 'Дуплекс',
  'hotel-apartment': 'Апартаменты в отеле',
  villa: 'Вилла',
  townhouse: 'Таунхаус',
  'villa-compound': 'Вилла в закрытом комплексе',
  office: 'Офис',
  retail: 'Торговое помещение',
  warehouse: 'Склад',
  land: 'Участок',
}

/** After "с" or "и", in the instrumental case. */
const joined: Readonly<Partial<Record<Addition, string>>> = {
  'sea-view': 'видом на море',
  'burj-khalifa-view': 'видом на Бурдж-Халифу',
  'marina-view': 'видом на гавань',
  'golf-view': 'видом на поле для гольфа',
  'canal-view': 'видом на канал',
  'lake-view': 'видом на озеро',
  'park-view': 'видом на парк',
  'city-view': 'видом на город',
  'water-view': 'видом на воду',
  'private-pool': 'собственным бассейном',
  garden: 'садом',
  'maids-room': 'комнатой для персонала',
  study: 'кабинетом',
  furnished: 'мебелью',
}

const tails: Readonly<Partial<Record<Addition, string>>> = {
  'near-metro': ' рядом с метро',
  'beach-access': ' рядом с пляжем',
  'high-floor': ' на высоком этаже',
  upgraded: ' после ремонта',
  'chiller-free': ', охлаждение включено',
  'off-plan': ' на стадии строительства',
}

/** "Квартира с 2 спальнями и видом на море, Дубай Марина". */
export function russianTitle(
  { type, bedrooms }: TitleFacts,
  addition: Addition | undefined,
  place: string,
): string {
  const isStudio = bedrooms === 0
  const noun = isStudio && type !== 'hotel-apartment' ? 'Студия' : nouns[type]
  const rooms = bedrooms ? ` с ${bedrooms} ${bedrooms === 1 ? 'спальней' : 'спальнями'}` : ''
  const more = addition && joined[addition]
  const tail = (addition && tails[addition]) ?? ''
  return `${noun}${rooms}${more ? ` ${rooms ? 'и' : 'с'} ${more}` : ''}${tail}, ${place}`
}
