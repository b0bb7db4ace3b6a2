/** The end of the rows that are loaded: loads more before it becomes visible. */
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { TableMore } from '../data-table-props.ts'
import styles from './endless-table.module.css'

/** How many windows further than this one an end is near. */
const NEAR = 1

/** With each page that came it is another, which looks where the end is then. */
export function MoreRows({ more }: { more: TableMore }) {
  const { t } = useMessages()
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(more)
  useEffect(() => {
    latest.current = more
  })
  const { isLoading } = more
  useEffect(() => {
    const end = place.current
    if (!end || isLoading) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current.onMore()
      },
      { rootMargin: `0px 0px ${NEAR * 100}% 0px` },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [isLoading])
  return (
    <div className={styles.more} ref={place} role="status">
      {isLoading && t('ui.loading')}
    </div>
  )
}
