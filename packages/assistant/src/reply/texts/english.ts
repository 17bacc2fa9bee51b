import { englishTopics } from './english-topics.ts'
import type { ReplyTexts } from './reply-texts.ts'

const list = (word: string) => (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

const rooms = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

export const englishTexts: ReplyTexts = {
  locale: 'en-AE',
  gap: ' ',
  comma: ', ',
  money: (figure, perYear) => `AED ${figure}${perYear ? ' a year' : ''}`,
  area: (figure) => `${figure} sqft`,
  perSqft: (figure) => `AED ${figure} per sqft`,
  and: list('and'),
  or: list('or'),
  typeNames: {
    apartment: 'apartment',
    penthouse: 'penthouse',
    duplex: 'duplex',
    'hotel-apartment': 'hotel apartment',
    villa: 'villa',
    townhouse: 'townhouse',
    'villa-compound': 'villa compound',
    office: 'office',
    retail: 'shop',
    warehouse: 'warehouse',
    land: 'land',
  },
  amenityNames: {},

  bedrooms: (min, max) => {
    if (min === 0 && max === 0) return 'studio'
    if (min !== undefined && max === undefined) return `${rooms(min, 'bedroom')} or more`
    if (min === undefined) return `up to ${rooms(max ?? 0, 'bedroom')}`
    if (min === max) return rooms(min, 'bedroom')
    return `${min === 0 ? 'studio' : min} to ${rooms(max ?? 0, 'bedroom')}`
  },
  bathrooms: (min) => `at least ${rooms(min, 'bathroom')}`,
  purpose: { sale: 'for sale', rent: 'for rent' },
  inPlaces: (places) => `in ${places}`,
  price: (min, max) => {
    if (min !== undefined && max !== undefined) return `${min} to ${max}`
    return min === undefined ? `up to ${max}` : `from ${min}`
  },
  size: (min, max) => {
    if (min !== undefined && max !== undefined) return `${min} to ${max}`
    return min === undefined ? `up to ${max}` : `from ${min}`
  },
  withFeatures: (features) => `with ${features}`,
  furnished: { furnished: 'furnished', unfurnished: 'unfurnished', partly: 'partly furnished' },
  completion: { ready: 'ready', off_plan: 'off-plan' },
  sorted: {
    relevance: 'best match first',
    newest: 'newest first',
    price_asc: 'lowest price first',
    price_desc: 'highest price first',
    size_desc: 'largest first',
    size_asc: 'smallest first',
    price_per_sqft_asc: 'lowest price per sqft first',
  },
  except: (things) => `but not ${things}`,

  resultsHeader: (places, count) =>
    count === 1
      ? `Here is the property${places}:`
      : `Here are some properties${places} you might like:`,
  resultsCount: (count, figure) =>
    count === 1 ? `${figure} Property Available` : `${figure} Properties Available`,
  viewListing: 'View Listing',

  found: (count, figure, criteria) =>
    `I found ${figure} ${count === 1 ? 'listing' : 'listings'}${criteria === '' ? '' : `: ${criteria}`}.`,
  asking: (low, high) => `The ones below ask ${low} to ${high}.`,
  askingOne: (price) => `The asking price is ${price}.`,
  onRequest: 'price on request',
  none: (criteria) => `No live listing fits${criteria === '' ? '' : `: ${criteria}`}.`,
  relaxLead: 'One change brings results:',
  relaxNothing:
    'Giving up a single wish does not bring results either. Tell me what matters most, and I will start from there.',
  relax: {
    price: { label: 'Any budget', message: 'any budget' },
    bedrooms: { label: 'Any number of bedrooms', message: 'any number of bedrooms' },
    bathrooms: { label: 'Any number of bathrooms', message: 'any number of bathrooms' },
    size: { label: 'Any size', message: 'any size' },
    furnished: { label: 'Furnished or not', message: 'furnished or not' },
    completion: { label: 'Ready or off-plan', message: 'ready or off plan' },
    type: { label: 'Any type', message: 'any type' },
    location: { label: 'Anywhere', message: 'anywhere' },
    purpose: { label: 'For sale or for rent', message: 'for sale or rent' },
    amenities: { label: 'Any amenities', message: 'any amenities' },
  },
  relaxFeature: (feature) => ({ label: `Without: ${feature}`, message: `${feature} not needed` }),
  counted: (label, figure) => `${label} (${figure})`,
  noMore: 'That was the last of them. Change the search or start a new one.',

  ask: {
    purpose: 'Would you like to buy or to rent?',
    location: 'Which area or community do you have in mind?',
    type: 'What kind of property should it be?',
    bedrooms: 'How many bedrooms do you need?',
    price: 'What is your budget?',
    size: 'How large is it, in sqft?',
  },
  buttons: {
    buy: { label: 'To buy', message: 'to buy' },
    rent: { label: 'To rent', message: 'to rent' },
    cheapest: { label: 'Lowest price first', message: 'lowest price first' },
    newest: { label: 'Newest first', message: 'newest first' },
    compareTwo: { label: 'Compare the first two', message: 'compare 1 and 2' },
    more: { label: 'Show more', message: 'show more' },
    startOver: { label: 'New search', message: 'new search' },
  },
  bedroomButton: (count) => ({
    label: count === 0 ? 'Studio' : rooms(count, 'bedroom'),
    message: count === 0 ? 'studio' : rooms(count, 'bedroom'),
  }),
  unknownPlace: (name) => `I do not know a place called “${name}”.`,
  didYouMean: 'Did you mean one of these?',
  notUnderstood:
    'I did not quite get that. Tell me what you are looking for, for example “2 bed apartment in Dubai Marina under 1.5 million”.',

  unavailable: 'I could not look that up just now. Please try again in a moment.',

  greet: 'Hello. Tell me what you are looking for: area, kind of property, bedrooms, budget.',
  thanks: 'You are welcome. I am here if you want to look further.',
  bye: 'Goodbye. Your conversation stays here for when you come back.',
  human:
    'I am Noor, an AI assistant and not a person. I search the listings on this site and tell you what they ask.',
  help: 'I can search homes to buy or rent, compare listings or areas, and tell you what listings ask per square foot. Just write what you have in mind.',
  refuse:
    'I cannot help with that. I only know the listings published on this site, and I am glad to search them for you.',
  calm: 'I am sorry that this was not helpful. Tell me the area and your budget, and I will try again.',
  offTopic:
    'That is outside what I know. I can help with property in the UAE: searching, comparing and prices.',

  valueNeeds: (missing) => {
    const words = missing.map((slot) =>
      slot === 'location' ? 'the area or community' : 'the kind of property',
    )
    return `To see what similar homes ask, I need ${list('and')(words)}. Bedrooms and the size in sqft make it more precise.`
  },
  valueFigures: ({ subject, listings, median, low, high }) =>
    `${listings} live listings (${subject}) ask a median of ${median}. The middle half lies between ${low} and ${high}.`,
  valueOfSize: (size, low, median, high) =>
    `For ${size} this comes to about ${median}, within ${low} to ${high}.`,
  valueAsNoSize: (low, median, high) =>
    `Their median price is ${median}, the middle half between ${low} and ${high}.`,
  besideRange: {
    below: 'The asking price is below that range.',
    within: 'The asking price is within that range.',
    above: 'The asking price is above that range.',
  },
  valueNote: 'These are asking prices on this site, not sales, and not a valuation.',
  tooFew: (subject, figure) =>
    `There are too few live listings to say (${subject}: ${figure}). A wider area or fewer conditions may help.`,

  yieldNone:
    'There are too few live listings for sale and for rent to compare. Another area or kind of property may have more.',
  yieldNote:
    'Service charges, empty months and fees are not taken off. No return is promised, and this is not financial advice.',

  compareNeeds:
    'What should I compare? Name two areas, or the numbers of listings that I showed, like “compare 1 and 3”.',
  compareNoneShown:
    'I have not shown you any listings yet. Tell me what you are looking for, then I can compare them by number, or name two areas.',
  compareLead: 'Side by side:',
  compareGone: 'Some of these listings are no longer published.',
  compareNote: 'Figures are the asking prices of live listings on this site.',

  askWhat:
    'What would you like to know? I can say something short about buying costs, renting, mortgages, Ejari, service charges or visas, and I can search listings.',
  topics: englishTopics,
  topicNote: 'Rules change: check with the authority before you decide.',
}
