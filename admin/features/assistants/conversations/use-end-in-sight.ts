/** Keeps the end of a log in sight while it grows, unless somebody reads further up. */
import { useEffect, useRef } from 'react'

/** As far from the end as still counts as reading it, in pixels. */
const near = 120

export function useEndInSight() {
  const log = useRef<HTMLDivElement>(null)
  const isAway = useRef(false)
  useEffect(() => {
    const element = log.current
    if (!element) return
    // Keys scroll it too.
    element.tabIndex = 0
    const note = () => {
      isAway.current = element.scrollHeight - element.scrollTop - element.clientHeight > near
    }
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [])
  useEffect(() => {
    if (!isAway.current) log.current?.scrollTo({ top: log.current.scrollHeight })
  })
  return log
}
