import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { NotedImage } from '../../foundations/Image/NotedImage.tsx'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'

export interface CompareProperty {
  id: string
  href: string
  title: string
  place: string
  /** Formatted; without it none is stated, or the property is not there. */
  price?: string | undefined
  picture?: string | undefined
  /** What the picture is where it is no photograph: "Illustration". */
  pictureNote?: string | undefined
  /** "Take out: two-bedroom …" */
  removeLabel: string
}

/** The head of a column: picture, price, title, place, and the way out. */
export function CompareHead(props: { property: CompareProperty; onRemove?: (id: string) => void }) {
  const { property, onRemove } = props
  return (
    <th scope="col" className="mz-compare__home">
      <div className="mz-compare__picture">
        <NotedImage src={property.picture} alt="" note={property.pictureNote} />
      </div>
      <div className="mz-compare__about">
        {property.price !== undefined && (
          <span className="mz-compare__price">
            <bdi>{property.price}</bdi>
          </span>
        )}
        <UiLink href={property.href} className="mz-compare__title">
          {property.title}
        </UiLink>
        <span className="mz-compare__place">{property.place}</span>
        {onRemove && (
          <IconButton
            label={property.removeLabel}
            size="sm"
            round
            onClick={() => onRemove(property.id)}
          >
            <CloseIcon size={18} />
          </IconButton>
        )}
      </div>
    </th>
  )
}
