import './Tabs.css'
import { Tabs as Ark } from '@ark-ui/react/tabs'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { fadeEdges } from '../../hooks/fade-edges.ts'
import { LocaleRoot } from '../LocaleRoot/LocaleRoot.tsx'

export interface Tab {
  /** Without spaces: it becomes part of ids of the page. */
  id: string
  label: string
  icon?: ReactNode
  /** How many there are inside, formatted. */
  count?: string
  disabled?: boolean
  content: ReactNode
}

export interface TabsProps {
  /** Name of the list of tabs. */
  label: string
  /** The tabs, in order, each with its panel. */
  tabs: readonly Tab[]
  /** Id of the chosen tab. */
  value: string
  onChange: (id: string) => void
  /** 'vertical' stacks the tabs beside the panel, from 769 px. */
  orientation?: 'horizontal' | 'vertical'
  /** The arrows move only, Enter chooses: for panels that are costly to show. */
  manual?: boolean
  /** Keeps panels that are not shown, with what was typed in them. */
  keep?: boolean
}

/**
 * Parts of one thing of which one is shown. For parts with addresses of their own use links. Load
 * it lazily.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, value, onChange, orientation = 'horizontal', manual, keep = false } = props
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => fadeEdges(list.current), [])

  // The row scrolls where it is too long; the page itself must not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is read from the DOM
  useLayoutEffect(() => {
    const row = list.current
    const chosen = row?.querySelector('[aria-selected="true"]')
    if (!row || !chosen) return
    const [frame, tab] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()]
    const before = tab.left - frame.left
    const after = tab.right - frame.right
    if (before < 0 || after > 0) row.scrollBy({ left: before < 0 ? before - 24 : after + 24 })
  }, [value])

  return (
    <LocaleRoot>
      <Ark.Root
        className="mz-tabs"
        value={value}
        onValueChange={(details) => onChange(details.value)}
        orientation={orientation}
        activationMode={manual ? 'manual' : 'automatic'}
        lazyMount
        unmountOnExit={!keep}
      >
        <Ark.List className="mz-tabs__list" aria-label={label} ref={list}>
          {tabs.map((tab) => (
            <Ark.Trigger
              key={tab.id}
              value={tab.id}
              disabled={tab.disabled ?? false}
              className="mz-tabs__tab"
            >
              {tab.icon}
              <span dir="auto">{tab.label}</span>
              {tab.count !== undefined && <span className="mz-tabs__count">{tab.count}</span>}
            </Ark.Trigger>
          ))}
        </Ark.List>
        {tabs.map((tab) => (
          <Ark.Content key={tab.id} value={tab.id} className="mz-tabs__panel">
            {tab.content}
          </Ark.Content>
        ))}
      </Ark.Root>
    </LocaleRoot>
  )
}
