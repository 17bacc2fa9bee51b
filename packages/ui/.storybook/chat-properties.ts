import type { FeatureTexts, ResultProperty } from '../src/chat/PropertyResults/result-lines.ts'
import { picture } from './pictures.ts'
import type { ChatWords } from './words/chat.ts'

/** Three properties as the assistant answers them. */
export function chatProperties(words: ChatWords): ResultProperty[] {
  return words.homes.map((title, place) => ({
    id: String(place),
    title,
    picture: { src: picture('facade', 'tower', 'marina', 11 + place), alt: '' },
    lines: [
      { id: 'location', label: words.location, value: words.places[place] },
      { id: 'bedrooms', label: words.bedrooms, value: '2' },
      { id: 'bathrooms', label: words.bathrooms, value: '3' },
      { id: 'size', label: words.size, value: words.sizes[place] },
      { id: 'price', label: words.price, value: words.prices[place], strong: true },
    ],
    // The first has more than may be named, the last none.
    features: words.featureList.slice(0, [7, 3, 0][place]),
    href: `#home-${place}`,
  }))
}

export function featureTexts(words: ChatWords): FeatureTexts {
  return { label: words.features, separator: words.separator, more: words.more }
}
