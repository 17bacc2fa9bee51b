import { useCallback, useEffect, useRef, useState } from 'react'

/** Nearer to the end than this, in px, counts as being there. */
const nearPx = 60
/** Space above a message that is followed to the top, in px. */
const headRoomPx = 12
/** A question of at most this share of the view stays in sight above its answer. */
const questionShare = 0.3

/**
 * Follows a growing conversation, but never so far that the start of its last answer leaves the
 * view: long ones, and those of several messages, are read from their beginning. A question above cards
 * gives them its room where both have none. Whoever scrolls away is left alone, until they
 * say something. `asked`: how many messages the visitor has sent. Nothing is followed before the
 * conversation has `begun`.
 */
export function useFollowedEnd(asked: number, begun: boolean) {
  const area = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  const [isAway, setAway] = useState(false)

  const toEnd = useCallback(() => {
    following.current = true
    area.current?.scrollTo({ top: area.current.scrollHeight })
  }, [])

  useEffect(() => {
    if (asked > 0) toEnd()
  }, [asked, toEnd])

  useEffect(() => {
    const [box, inner] = [area.current, content.current]
    if (!box || !inner) return
    let last = box.scrollTop
    const rest = () => box.scrollHeight - box.clientHeight - box.scrollTop
    const follow = () => {
      if (following.current && begun) {
        const target = Math.min(box.scrollHeight - box.clientHeight, startOfAnswer(box))
        if (target > box.scrollTop) box.scrollTop = target
      }
      setAway(rest() > nearPx)
    }
    const onScroll = () => {
      // Only the visitor scrolls up.
      if (box.scrollTop < last - 1) following.current = false
      if (rest() < nearPx) following.current = true
      last = box.scrollTop
      setAway(rest() > nearPx)
    }
    const observer = new ResizeObserver(follow)
    observer.observe(inner)
    observer.observe(box)
    box.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', onScroll)
    }
  }, [begun])

  return { area, content, isAway, toEnd }
}

/**
 * Where the last answer begins, as a scroll position: at the visitor's question, or behind one that
 * would leave little room; before anything was asked, at the last message.
 */
function startOfAnswer(box: HTMLElement): number {
  const log = box.querySelector('[role="log"]')
  const question = [...(log?.querySelectorAll(':scope > .mz-bubble--user') ?? [])].at(-1)
  const heightTo = (end: Element) =>
    question ? end.getBoundingClientRect().bottom - question.getBoundingClientRect().top : 0
  const room = box.clientHeight - headRoomPx
  const cards = question?.nextElementSibling?.querySelector('.mz-results__strip')
  const leavesRoom =
    question && heightTo(question) <= room * questionShare && (!cards || heightTo(cards) <= room)
  const first = question && !leavesRoom ? question.nextElementSibling : question
  const begin = first ?? log?.lastElementChild
  if (!begin) return 0
  const top = begin.getBoundingClientRect().top - box.getBoundingClientRect().top
  return box.scrollTop + top - headRoomPx
}
