/** Who is at a step now and who ended there; of an email, how many opened it; of a branch, how many took it. */
import { type Messages, useMessages } from '../../../../messages/messages.tsx'
import type { Item } from '../model/items.ts'
import styles from './item-numbers.module.css'

type NumberedItem = Pick<Item, 'kind' | 'type' | 'numbers'>
type Part = { id: string; text: string; tone?: 'here' | 'bad' }

/** Pure. */
export function numberParts({ t, number }: Messages, { kind, type, numbers }: NumberedItem): Part[] {
  if (!numbers) return []
  const { reached, live, stopped, failed, share } = numbers
  const percent = share === undefined ? '' : number(share, { style: 'percent', maximumFractionDigits: 0 })
  if (kind !== 'step')
    return [{ id: 'taken', text: share === undefined ? t('metrics.nobody_yet') : `${number(reached)} · ${percent}` }]
  if (reached === 0) return [{ id: 'nobody', text: t('metrics.nobody_yet') }]
  const parts: (Part | false)[] = [
    live > 0
      ? { id: 'live', text: t('metrics.here', { count: live }), tone: 'here' }
      : { id: 'reached', text: t('metrics.reached_words', { count: reached }) },
    stopped > 0 && { id: 'stopped', text: t('metrics.stopped_words', { count: stopped }) },
    failed > 0 && { id: 'failed', text: t('metrics.failed_words', { count: failed }), tone: 'bad' },
    type === 'send_email' && share !== undefined && { id: 'opened', text: t('metrics.opened_share', { percent }) },
  ]
  return parts.filter(part => part !== false)
}

export function ItemNumbers({ item }: { item: NumberedItem }) {
  const parts = numberParts(useMessages(), item)
  return (
    <span
      className={`${styles.numbers} numbers`}
      data-slot="item-numbers"
      title={parts.map(({ text }) => text).join(' · ')}
    >
      {parts.map(({ id, text, tone }) => (
        <span key={id} data-tone={tone}>
          {text}
        </span>
      ))}
    </span>
  )
}
