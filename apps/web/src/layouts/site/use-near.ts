import { type RefObject, useEffect, useState } from 'react'

/** How far ahead of the visitor things are fetched. */
const AHEAD = '400px'

/** True from the moment that an element is about to be seen: by default when it is 400 px away. */
export function useNear(element: RefObject<Element | null>, ahead = AHEAD): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (changes) => {
        if (changes.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: ahead },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isNear, element, ahead])
  return isNear
}
