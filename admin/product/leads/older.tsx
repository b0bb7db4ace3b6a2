/** The end of a history: one button for what came before. */
import { LoadMore } from '../lists/load-more.tsx'
import type { List } from '../lists/use-list.ts'
import styles from './older.module.css'

export function Older<Row>({ list }: { list: List<Row> }) {
  if (!list.hasMore) return null
  return (
    <div className={styles.more}>
      <LoadMore list={list} />
    </div>
  )
}
