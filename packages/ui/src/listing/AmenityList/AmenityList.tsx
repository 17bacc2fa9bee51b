import './AmenityList.css'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { CheckIcon } from '../../foundations/icons/actions.tsx'

export interface Amenity {
  id: string
  label: string
  /** By default a tick. */
  icon?: ReactNode
}

export interface AmenityGroup {
  id: string
  title: string
  items: readonly Amenity[]
}

export interface AmenityListProps {
  groups: readonly AmenityGroup[]
  /** How many are in view before the rest is asked for, over all groups. */
  limit?: number
  /** Level of the groups' headings. */
  level?: 3 | 4
  texts: {
    /** "Show all 24" */
    more: (count: number) => string
    fewer: string
    /** Instead of a list without entries. */
    none: string
  }
}

/** The first `limit` amenities, group by group; groups that lose all of theirs are left out. */
export function firstAmenities(groups: readonly AmenityGroup[], limit: number): AmenityGroup[] {
  let left = limit
  const shown: AmenityGroup[] = []
  for (const group of groups) {
    const items = group.items.slice(0, Math.max(0, left))
    left -= items.length
    if (items.length > 0) shown.push({ ...group, items })
  }
  return shown
}

/** What a property offers, in groups. Long lists start with their first entries. */
export function AmenityList({ groups, limit = 12, level = 3, texts }: AmenityListProps) {
  const id = useId()
  const [all, setAll] = useState(false)
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  if (count === 0) return <p className="mz-amenities__none">{texts.none}</p>
  // One more line is not worth a button.
  const long = count > limit + 1
  const shown = long && !all ? firstAmenities(groups, limit) : firstAmenities(groups, count)
  const Heading = `h${level}` as const
  return (
    <div className="mz-amenities">
      <div id={id} className="mz-amenities__groups">
        {shown.map((group) => (
          <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
            <Heading id={`${id}-${group.id}`} className="mz-amenities__title">
              {group.title}
            </Heading>
            <ul className="mz-amenities__list">
              {group.items.map((item) => (
                <li key={item.id}>
                  {item.icon ?? <CheckIcon size={18} />}
                  <span>{item.label}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {long && (
        <Button
          variant="outline"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? texts.fewer : texts.more(count)}
        </Button>
      )}
    </div>
  )
}
