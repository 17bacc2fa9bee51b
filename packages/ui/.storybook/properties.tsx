import {
  AreaIcon,
  BathIcon,
  BedIcon,
  PriceCutIcon,
  VerifiedIcon,
} from '../src/foundations/icons/things.tsx'
import { HeartButton } from '../src/listing/HeartButton/HeartButton.tsx'
import type { PropertyCardProps } from '../src/listing/PropertyCard/PropertyCard.tsx'
import { propertyPictures } from './pictures.ts'
import type { Words } from './words.ts'

function facts(words: Words) {
  return [
    { id: 'bed', icon: <BedIcon size={18} />, text: words.bed },
    { id: 'bath', icon: <BathIcon size={18} />, text: words.bath },
    { id: 'size', icon: <AreaIcon size={18} />, text: words.size },
  ]
}

/** Three properties as cards see them. */
export function properties(words: Words): PropertyCardProps[] {
  const shared = {
    href: '#home',
    facts: facts(words),
    texts: { previousPicture: words.previous, nextPicture: words.next },
    heart: <HeartButton liked={false} label={words.save} onToggle={() => {}} />,
  }
  return [
    {
      ...shared,
      title: words.title1,
      place: words.place1,
      price: { price: words.price1, before: { price: words.price0, label: words.before } },
      pictures: propertyPictures('tower', 'marina', 11),
      pictureCount: '14',
      details: [words.rate],
      badges: [
        { id: 'verified', text: words.verified, icon: <VerifiedIcon size={14} /> },
        { id: 'cut', text: words.cut, icon: <PriceCutIcon size={14} /> },
      ],
      heart: <HeartButton liked label={words.save} onToggle={() => {}} />,
    },
    {
      ...shared,
      title: words.title2,
      place: words.place2,
      price: { price: words.price2, period: words.perYear },
      pictures: propertyPictures('townhouse', 'golf', 5),
      pictureCount: '9',
      details: [words.rate],
      badges: [{ id: 'new', text: words.fresh, tone: 'accent' }],
    },
    {
      ...shared,
      title: words.title3,
      place: words.place3,
      price: { price: words.onRequest },
      pictures: propertyPictures('villa', 'palm', 8),
      pictureCount: '22',
      details: [words.rate],
    },
  ]
}
