import { type Building, type Character, scenePath } from '@manzil/scenes/scene-path'

/** What a place looks like, as a scene of the site draws it: building and surroundings. */
const looks: Readonly<Record<string, readonly [Building, Character]>> = {
  'ajman-corniche': ['tower', 'creek'],
  'al-furjan': ['townhouse', 'suburb'],
  'al-majaz': ['tower', 'creek'],
  'al-reem-island': ['tower', 'marina'],
  'arabian-ranches': ['villa', 'desert'],
  'business-bay': ['tower', 'downtown'],
  'damac-hills-2': ['townhouse', 'golf'],
  deira: ['midrise', 'oldtown'],
  'downtown-dubai': ['tower', 'downtown'],
  'dubai-creek-harbour': ['tower', 'creek'],
  'dubai-hills-estate': ['villa', 'golf'],
  'dubai-marina': ['tower', 'marina'],
  'dubai-silicon-oasis': ['midrise', 'suburb'],
  'international-city': ['midrise', 'suburb'],
  'jumeirah-beach-residence': ['tower', 'marina'],
  'jumeirah-lake-towers': ['tower', 'marina'],
  'jumeirah-village-circle': ['midrise', 'suburb'],
  mirdif: ['villa', 'suburb'],
  'palm-jumeirah': ['villa', 'palm'],
  'yas-island': ['midrise', 'marina'],
}

/** Address of the picture of a place; the same place has the same picture always. */
export function placeScene(place: string): string {
  const seed = [...place].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const [building, character] = looks[place] ?? ['midrise', 'suburb']
  return scenePath({ role: 'facade', building, character, seed })
}
