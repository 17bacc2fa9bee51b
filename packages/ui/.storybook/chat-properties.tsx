import type { FeatureTexts, ResultProperty } from '../src/chat/PropertyResults/result-lines.ts'
import { AreaIcon, BathIcon, BedIcon } from '../src/foundations/icons/things.tsx'
import { HeartButton } from '../src/listing/HeartButton/HeartButton.tsx'
import { picture } from './pictures.ts'
import type { ChatWords } from './words/chat.ts'

/** Three properties as the assistant answers them. */
export function chatProperties(words: ChatWords): ResultProperty[] {
  return words.homes.map((title, place) => ({
    id: String(place),
    title,
    picture: { src: picture('facade', 'tower', 'marina', 11 + place), alt: '' },
    lines: [
      { id: 'price', label: words.price, value: words.prices[place], strong: true },
      { id: 'location', label: words.location, value: words.places[place] },
      { id: 'bedrooms', label: words.bedrooms, value: '2', icon: <BedIcon size={16} /> },
      { id: 'bathrooms', label: words.bathrooms, value: '3', icon: <BathIcon size={16} /> },
      { id: 'size', label: words.size, value: words.sizes[place], icon: <AreaIcon size={16} /> },
    ],
    // The first has more than may be named, the last none.
    features: words.featureList.slice(0, [7, 3, 0][place]),
    href: `#home-${place}`,
    heart: <HeartButton liked={place === 0} label={title} onToggle={() => {}} />,
  }))
}

export function featureTexts(words: ChatWords): FeatureTexts {
  return { label: words.features, separator: words.separator, more: words.more }
}
