import type { Pattern } from '../text-facts.ts'
import { back, capital, list, number, plural, sqft } from './words.ts'

/** Rooms and area. */
export const englishLayout: readonly Pattern[] = [
  (f) =>
    f.bedrooms !== null &&
    f.bedrooms > 1 &&
    f.bathrooms !== null &&
    `Inside are ${plural(f.bedrooms, 'bedroom')} and ${plural(f.bathrooms, 'bathroom')} over ${sqft(f.size)}.`,
  (f) =>
    f.bedrooms !== null &&
    f.bedrooms > 0 &&
    f.bathrooms !== null &&
    `The plan gives ${sqft(f.size)} and ${plural(f.bathrooms, 'bathroom')}.`,
  (f) =>
    f.bedrooms !== null &&
    f.bedrooms > 0 &&
    f.bathrooms !== null &&
    `It measures ${sqft(f.size)} and has ${plural(f.bathrooms, 'bathroom')}.`,
  (f) =>
    f.bedrooms === 0 &&
    `Living, sleeping and cooking share ${sqft(f.size)}; the bathroom is separate.`,
  (f) => f.bedrooms === 0 && `It measures ${sqft(f.size)}, with a bathroom of its own.`,
  (f) =>
    f.bedrooms !== null &&
    f.bedrooms > 0 &&
    f.bathrooms === f.bedrooms + 1 &&
    `It measures ${sqft(f.size)}; one of the ${plural(f.bathrooms, 'bathroom')} is for guests.`,
  (f) => f.type === 'land' && `The plot measures ${sqft(f.size)}.`,
  (f) => f.type === 'land' && `Its area is ${sqft(f.size)}.`,
  (f) =>
    f.bedrooms === null &&
    f.bathrooms !== null &&
    `It has ${plural(f.bathrooms, 'washroom')} and measures ${sqft(f.size)}.`,
]

/** Rooms beside the bedrooms, and how the property is laid out. */
export const englishExtras: readonly Pattern[] = [
  (f) => f.features.has('maids-room') && !f.features.has('study') && 'There is a maid’s room.',
  (f) =>
    f.features.has('maids-room') &&
    f.features.has('study') &&
    'A maid’s room and a study are part of the plan.',
  (f) => f.features.has('study') && 'The study can take a desk or a guest bed.',
  (f) =>
    f.features.has('storage') &&
    f.bedrooms !== null &&
    'A storage room keeps suitcases out of the way.',
  (f) =>
    f.features.has('built-in-wardrobes') &&
    (f.bedrooms ?? 0) > 1 &&
    'The bedrooms have built-in wardrobes.',
  (f) =>
    f.features.has('built-in-wardrobes') && (f.bedrooms ?? 2) <= 1 && 'Wardrobes are built in.',
  (f) => f.type === 'duplex' && 'The rooms are on two levels, joined by a stair inside.',
  (f) => f.type === 'penthouse' && 'It is on the top floor of the building.',
  (f) => f.subtype === 'fitted' && 'Partitions, floor and ceiling are in place.',
  (f) =>
    f.subtype === 'shell-and-core' && 'It comes without fit-out, so the plan is yours to make.',
  (f) => f.type === 'retail' && 'The front is glazed and faces the street.',
  (f) => f.subtype === 'light-industry' && 'The unit is meant for workshops and light production.',
  (f) => f.subtype === 'storage' && 'The hall is meant for storage and has a loading door.',
  (f) => f.subtype === 'residential-plot' && 'The plot is for residential use.',
  (f) => f.subtype === 'commercial-plot' && 'The plot is for commercial use.',
]

/** Furniture and state. */
export const englishFinish: readonly Pattern[] = [
  (f) => f.furnished === 'furnished' && f.purpose === 'rent' && 'It is let furnished.',
  (f) =>
    f.furnished === 'furnished' && f.purpose === 'sale' && 'The furniture is included in the sale.',
  (f) => f.furnished === 'furnished' && 'Furniture and kitchen appliances stay.',
  (f) => f.furnished === 'partly' && 'It comes partly furnished.',
  (f) =>
    f.furnished === 'unfurnished' &&
    f.purpose === 'rent' &&
    `${capital(back(f))} is let unfurnished.`,
  (f) =>
    f.furnished !== 'furnished' &&
    f.features.has('kitchen-appliances') &&
    'Kitchen appliances are included.',
  (f) => f.features.has('upgraded') && 'The interior has been upgraded since it was built.',
  (f) => f.features.has('upgraded') && `${capital(back(f))} has been renewed inside.`,
  (f) => f.yearBuilt !== null && `${capital(back(f))} was completed in ${f.yearBuilt}.`,
  (f) => f.yearBuilt !== null && f.isFlat && `The building dates from ${f.yearBuilt}.`,
  (f) => f.features.has('central-ac') && 'Air conditioning is central.',
]

function sharedRooms(features: Parameters<Pattern>[0]['features']): readonly string[] {
  return [
    features.has('pool') ? 'a pool' : '',
    features.has('gym') ? 'a gym' : '',
    features.has('barbecue-area') ? 'a barbecue area' : '',
  ].filter((item) => item !== '')
}

/** What the building or community shares. */
export const englishShared: readonly Pattern[] = [
  (f) => sharedRooms(f.features).length > 1 && `Residents share ${list(sharedRooms(f.features))}.`,
  (f) => f.features.has('pool') && f.isFlat && 'The building has a pool for its residents.',
  (f) => f.features.has('pool') && f.isHouse && 'The community has a shared pool.',
  (f) => f.features.has('gym') && 'There is a gym for residents.',
  (f) => f.features.has('play-area') && 'Children have a play area.',
  (f) =>
    f.features.has('concierge') &&
    f.features.has('security') &&
    'Concierge and security are on site.',
  (f) => f.features.has('security') && !f.features.has('concierge') && 'Security is on site.',
  (f) => f.parking === 1 && 'One parking space belongs to it.',
  (f) =>
    f.parking !== null &&
    f.parking > 1 &&
    `${capital(plural(f.parking, 'parking space'))} belong to it.`,
  (f) => f.parking !== null && f.parking > 1 && `There is parking for ${number(f.parking)} cars.`,
  (f) => f.features.has('elevator') && f.isHouse && 'A lift joins the floors.',
]
