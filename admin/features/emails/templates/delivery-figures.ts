/** What came of the emails that were delivered, in four numbers. Pure. */
import type { EmailCounts } from '@leadwright/sdk'
import type { Messages } from '../../../messages/messages.tsx'
import { percent } from '../../../product/charts/percent.ts'
import type { Figure } from '../../../product/objects/figures.tsx'

type DeliveryCounts = Pick<EmailCounts, 'delivered' | 'opened' | 'clicked' | 'unsubscribed'>

export function deliveryFigures({ t, number }: Messages, counts: DeliveryCounts): Figure[] {
  const { delivered } = counts
  const share = (count: number) =>
    delivered > 0 ? t('templates.of_delivered', { percent: percent(number, count / delivered) }) : undefined
  const parts = [
    [t('metrics.opened'), counts.opened],
    [t('metrics.clicked'), counts.clicked],
    [t('metrics.unsubscribed'), counts.unsubscribed],
  ] as const
  return [
    { label: t('metrics.delivered'), value: number(delivered) },
    ...parts.map(([label, count]) => ({ label, value: number(count), note: share(count) })),
  ]
}
