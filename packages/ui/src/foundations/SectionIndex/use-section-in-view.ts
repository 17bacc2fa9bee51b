import { useEffect, useState } from 'react'

/**
 * The section that is being read: the last that has passed the upper third of the window; the first
 * until then. `ids` are those of elements, in their order.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const visible = new Set<Element>()
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const [first] = sections
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) visible.add(target)
          else visible.delete(target)
        }
        const last = sections.findLast((section) => visible.has(section))
        if (last) setCurrent(last.id)
        // A jump to the top passes them all, and the first need not have been seen between.
        else if (first && first.getBoundingClientRect().top > 0) setCurrent(first.id)
      },
      { rootMargin: '0px 0px -66% 0px' },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [key])
  return current !== undefined && ids.includes(current) ? current : ids[0]
}
