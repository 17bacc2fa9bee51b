import { type Building, type Character, scenePath } from '@manzil/scenes/scene-path'

/**
 * What a place looks like, as a scene of the site draws it: building and surroundings, and a seed
 * where the one of its name would show a door instead of the place.
 */
const looks: Readonly<Record<string, readonly [Building, Character, seed?: number]>> = {
  'ajman-corniche': ['tower', 'creek', 2],
  'al-furjan': ['townhouse', 'suburb'],
  'al-jaddaf': ['midrise', 'creek'],
  'al-majaz': ['tower', 'creek', 15],
  'al-raha-beach': ['tower', 'islands'],
  'al-reem-island': ['tower', 'islands'],
  aljada: ['midrise', 'park'],
  'arabian-ranches': ['villa', 'desert'],
  arjan: ['midrise', 'park'],
  'bluewaters-island': ['midrise', 'islands'],
  'bur-dubai': ['midrise', 'creek'],
  'business-bay': ['tower', 'canal'],
  'city-walk': ['midrise', 'downtown'],
  'damac-hills-2': ['townhouse', 'golf'],
  'damac-lagoons': ['townhouse', 'desert'],
  deira: ['midrise', 'creek'],
  difc: ['tower', 'downtown'],
  'downtown-dubai': ['tower', 'downtown'],
  'dubai-creek-harbour': ['tower', 'creek', 11],
  'dubai-harbour': ['tower', 'marina'],
  'dubai-hills-estate': ['villa', 'golf'],
  'dubai-marina': ['tower', 'marina'],
  'dubai-silicon-oasis': ['midrise', 'suburb'],
  'international-city': ['midrise', 'suburb'],
  'jumeirah-beach-residence': ['tower', 'marina'],
  'jumeirah-golf-estates': ['villa', 'golf'],
  'jumeirah-lake-towers': ['tower', 'lakes'],
  'jumeirah-village-circle': ['midrise', 'park'],
  jumeirah: ['villa', 'palm'],
  'mbr-city': ['villa', 'golf'],
  meydan: ['tower', 'creek'],
  'mina-al-arab': ['villa', 'palm'],
  mirdif: ['villa', 'suburb'],
  'palm-jumeirah': ['villa', 'palm'],
  'sobha-hartland': ['tower', 'creek'],
  'the-valley': ['townhouse', 'desert'],
  'the-views': ['tower', 'golf'],
  'tilal-al-ghaf': ['townhouse', 'suburb'],
  'yas-island': ['midrise', 'islands'],
}

/** Address of the picture of a place; the same place has the same picture always. */
export function placeScene(place: string): string {
  const ofName = [...place].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const [building, character, seed = ofName] = looks[place] ?? ['midrise', 'suburb']
  return scenePath({ role: 'facade', building, character, seed })
}
