import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { Addition, TitleFacts } from './title-facts.ts'

const nouns: Readonly<Record<PropertyType, string>> = {
  apartment: 'Wohnung',
  penthouse: 'Penthouse',
  duplex: 'Maisonette',
  'hotel-apartment': 'Hotelapartment',
  villa: 'Villa',
  townhouse: 'Reihenhaus',
  'villa-compound': 'Villa in einer Wohnanlage',
  office: 'Büro',
  retail: 'Ladenfläche',
  warehouse: 'Lager',
  land: 'Grundstück',
}

/** After "mit" or "und", in the dative. */
const joined: Readonly<Partial<Record<Addition, string>>> = {
  'sea-view': 'Meerblick',
  'burj-khalifa-view': 'Blick auf den Burj Khalifa',
  'marina-view': 'Blick auf den Jachthafen',
  'golf-view': 'Blick auf den Golfplatz',
  'canal-view': 'Blick auf den Kanal',
  'lake-view': 'Seeblick',
  'park-view': 'Blick auf den Park',
  'city-view': 'Blick über die Stadt',
  'water-view': 'Blick aufs Wasser',
  'private-pool': 'eigenem Pool',
  garden: 'Garten',
  'maids-room': 'Personalzimmer',
  study: 'Arbeitszimmer',
}

const tails: Readonly<Partial<Record<Addition, string>>> = {
  'near-metro': ' nahe der Metro',
  'beach-access': ' nahe am Strand',
  'high-floor': ' auf hoher Etage',
  upgraded: ', renoviert',
  'chiller-free': ', Kühlung inklusive',
  furnished: ', möbliert',
  'off-plan': ', noch im Bau',
}

/** "Wohnung mit 2 Schlafzimmern und Meerblick, Dubai Marina". */
export function germanTitle(
  { type, bedrooms }: TitleFacts,
  addition: Addition | undefined,
  place: string,
): string {
  const isStudio = bedrooms === 0
  const noun = isStudio && type !== 'hotel-apartment' ? 'Studio' : nouns[type]
  const rooms = bedrooms ? ` mit ${bedrooms} Schlafzimmer${bedrooms === 1 ? '' : 'n'}` : ''
  const more = addition && joined[addition]
  const tail = (addition && tails[addition]) ?? ''
  return `${noun}${rooms}${more ? ` ${rooms ? 'und' : 'mit'} ${more}` : ''}${tail}, ${place}`
}
