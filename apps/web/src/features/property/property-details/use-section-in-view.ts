import { useEffect, useState } from 'react'
import { type SectionId, sectionIds } from './section-ids.ts'

/** The section that is being read: the last that has passed the upper third of the window. */
export function useSectionInView(count: number): SectionId {
  const [current, setCurrent] = useState<SectionId>('overview')
  useEffect(() => {
    const visible = new Set<Element>()
    const sections = sectionIds.flatMap((id) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) visible.add(target)
          else visible.delete(target)
        }
        const id = sections.findLast((section) => visible.has(section))?.id
        const known = sectionIds.find((candidate) => candidate === id)
        if (known) setCurrent(known)
      },
      { rootMargin: '0px 0px -66% 0px' },
    )
    // The number of sections tells when they have changed.
    for (const section of sections.slice(0, count)) observer.observe(section)
    return () => observer.disconnect()
  }, [count])
  return current
}
