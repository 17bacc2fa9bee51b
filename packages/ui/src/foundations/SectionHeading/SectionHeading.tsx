import './SectionHeading.css'
import type { ReactNode } from 'react'

export interface SectionHeadingProps {
  title: ReactNode
  /** A sentence below the heading. */
  lead?: ReactNode
  /** A link to all of it. */
  action?: ReactNode
  /** Heading level; the page's own title is 1. */
  level?: 1 | 2 | 3
  /** 'md' for the parts of a long page, whose own title is no larger. */
  size?: 'md' | 'lg'
  /** For links to this section and for `aria-labelledby`. */
  id?: string
}

/** The head of a page or of a section, with room for one link. */
export function SectionHeading(props: SectionHeadingProps) {
  const { title, lead, action, level = 2, size = 'lg', id } = props
  const Heading = `h${level}` as const
  return (
    <div
      className={size === 'md' ? 'mz-section-heading mz-section-heading--md' : 'mz-section-heading'}
    >
      <div className="mz-section-heading__text">
        <Heading className="mz-section-heading__title" id={id}>
          {title}
        </Heading>
        {lead && <p className="mz-section-heading__lead">{lead}</p>}
      </div>
      {action}
    </div>
  )
}
