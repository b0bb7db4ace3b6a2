/** A journey to be read: its start and its steps one beneath the other, branches indented, who is where beside them. */
import type { Journey } from '@leadwright/sdk'
import { useMemo } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useNames } from '../../product/journeys/names.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ItemNumbers } from './editor/items/item-numbers.tsx'
import { ItemTile } from './editor/items/item-tile.tsx'
import { type Item, itemsOf } from './editor/model/items.ts'
import { useStepNumbers } from './editor/state/use-step-numbers.ts'
import styles from './journey-course.module.css'

export function JourneyCourse({ journey }: { journey: Journey }) {
  const messages = useMessages()
  const { site_id, timezone: site_timezone } = useSite()
  const names = useNames(site_id)
  const numbers = useStepNumbers(site_id, journey)
  const { document } = journey
  const items = useMemo(
    () => [...itemsOf(messages, { document, names, issues: [], site_timezone, numbers }).values()].sort(byNumber),
    [messages, document, names, site_timezone, numbers],
  )
  return (
    <ol className={styles.course}>
      {items.map(item => (
        <Row key={item.selection} item={item} />
      ))}
    </ol>
  )
}

/** Branches stand behind the steps that are in none of them; their numbers say where they belong. */
const byNumber = (a: Item, b: Item): number => (a.number ?? '').localeCompare(b.number ?? '', 'en', { numeric: true })

function Row({ item }: { item: Item }) {
  const depth = (item.number?.split('.').length ?? 1) - 1
  const [line = item.missing] = item.lines
  return (
    <li className={styles.item} style={{ marginInlineStart: `${Math.min(depth, 6) * 20}px` }}>
      <ItemTile item={item} size="small" />
      <div className={styles.words}>
        <span className={styles.title}>
          {item.number && <span className={`${styles.number} numbers`}>{item.number}</span>}
          {item.title}
        </span>
        {line && <span className="muted">{line}</span>}
        {item.numbers && <ItemNumbers item={item} />}
      </div>
    </li>
  )
}
