import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { Addition, TitleFacts } from './title-facts.ts'

/** All of them masculine, as the additions expect. */
const nouns: Readonly<Record<PropertyType, string>> = {
  apartment: 'अपार्टमेंट',
  penthouse: 'पेंटहाउस',
  duplex: 'डुप्लेक्स',
  'hotel-apartment': 'होटल अपार्टमेंट',
  villa: 'विला',
  townhouse: 'टाउनहाउस',
  'villa-compound': 'कंपाउंड विला',
  office: 'ऑफ़िस',
  retail: 'रिटेल स्पेस',
  warehouse: 'वेयरहाउस',
  land: 'प्लॉट',
}

const before: Readonly<Record<Addition, string>> = {
  'sea-view': 'समुद्र के नज़ारे वाला',
  'burj-khalifa-view': 'बुर्ज ख़लीफ़ा के नज़ारे वाला',
  'marina-view': 'मरीना के नज़ारे वाला',
  'golf-view': 'गोल्फ़ कोर्स के नज़ारे वाला',
  'canal-view': 'नहर के नज़ारे वाला',
  'lake-view': 'झील के नज़ारे वाला',
  'park-view': 'पार्क के नज़ारे वाला',
  'city-view': 'शहर के नज़ारे वाला',
  'water-view': 'पानी के नज़ारे वाला',
  'private-pool': 'निजी पूल वाला',
  garden: 'बग़ीचे वाला',
  'maids-room': 'मेड रूम वाला',
  study: 'स्टडी रूम वाला',
  'near-metro': 'मेट्रो के पास',
  'beach-access': 'समुद्र तट के पास',
  'high-floor': 'ऊँची मंज़िल पर',
  upgraded: 'नवीनीकृत',
  'chiller-free': 'कूलिंग सहित',
  furnished: 'फ़र्निश्ड',
  'off-plan': 'निर्माणाधीन',
}

/** "समुद्र के नज़ारे वाला 2 बेडरूम अपार्टमेंट, दुबई मरीना". */
export function hindiTitle(
  { type, bedrooms }: TitleFacts,
  addition: Addition | undefined,
  place: string,
): string {
  const isStudio = bedrooms === 0
  const noun = isStudio && type !== 'hotel-apartment' ? 'स्टूडियो' : nouns[type]
  const rooms = bedrooms ? `${bedrooms} बेडरूम` : ''
  const property = [addition && before[addition], rooms, noun].filter(Boolean).join(' ')
  return `${property}, ${place}`
}
