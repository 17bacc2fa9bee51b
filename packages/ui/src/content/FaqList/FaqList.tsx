import './FaqList.css'
import { type ReactNode, useId } from 'react'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Accordion } from '../../foundations/Accordion/Accordion.tsx'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CloseIcon, SearchIcon } from '../../foundations/icons/actions.tsx'

export interface Faq {
  id: string
  question: string
  /** Clean content. */
  answer: ReactNode
}

export interface FaqGroup {
  id: string
  /** Without one the questions stand alone. */
  title?: string
  items: readonly Faq[]
}

export interface FaqListProps {
  /** Those that fit what is looked for: finding them is the caller's, who knows the language. */
  groups: readonly FaqGroup[]
  /** Ids of the open ones. Without it the list keeps them itself. */
  open?: readonly string[]
  onOpenChange?: (open: readonly string[]) => void
  /** A field above that narrows the questions. */
  search?: {
    value: string
    onChange: (value: string) => void
    label: string
    clear: string
    /** Told while looking: "3 questions". */
    count: (count: number) => string
  }
  /** Instead of questions. */
  none: ReactNode
  /** Level of the groups' headings; questions are one below. */
  level?: 2 | 3
}

/** Questions that unfold their answers, in groups, found by a word. */
export function FaqList(props: FaqListProps) {
  const { groups, open, onOpenChange, search, none, level = 2 } = props
  const id = useId()
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  const Heading = `h${level}` as const
  return (
    <div className="mz-faqs">
      {search && (
        <TextField
          type="search"
          label={search.label}
          value={search.value}
          onChange={(event) => search.onChange(event.target.value)}
          start={<SearchIcon />}
          end={
            search.value !== '' && (
              <IconButton label={search.clear} onClick={() => search.onChange('')}>
                <CloseIcon size={18} />
              </IconButton>
            )
          }
        />
      )}
      {search && (
        <p role="status" className="mz-faqs__count">
          {search.value === '' ? '' : count === 0 ? none : search.count(count)}
        </p>
      )}
      {count === 0 && !search?.value && <p className="mz-faqs__none">{none}</p>}
      {groups.map((group) =>
        group.items.length === 0 ? null : (
          <section key={group.id} {...(group.title && { 'aria-labelledby': `${id}-${group.id}` })}>
            {group.title && (
              <Heading id={`${id}-${group.id}`} className="mz-faqs__title">
                {group.title}
              </Heading>
            )}
            <Accordion
              level={group.title ? (level === 2 ? 3 : 4) : level}
              items={group.items.map((faq) => ({
                id: faq.id,
                title: faq.question,
                content: faq.answer,
              }))}
              {...(open && {
                open: open.filter((one) => group.items.some(({ id }) => id === one)),
              })}
              {...(onOpenChange && {
                onOpenChange: (mine: readonly string[]) => onOpenChange(merge(open, group, mine)),
              })}
            />
          </section>
        ),
      )}
    </div>
  )
}

/** All open ones after those of one group changed. */
function merge(open: readonly string[] = [], { items }: FaqGroup, mine: readonly string[]) {
  const others = open.filter((id) => !items.some((faq) => faq.id === id))
  return [...others, ...mine]
}
