/** What a broadcast came to, in a row of numbers. */
import type { BroadcastCounts } from '@leadwright/sdk'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { Figures } from '../../../product/objects/figures.tsx'
import { Section } from '../../../ui/section.tsx'
import { deliveryFigures } from '../templates/delivery-figures.ts'

export function BroadcastTotals({ counts }: { counts: BroadcastCounts }) {
  const messages = useMessages()
  const { t, number } = messages
  const others: [MessageKey, number][] = [
    ['metrics.not_delivered', counts.not_delivered],
    ['metrics.skipped', counts.skipped],
    ['broadcasts.unsent', counts.waiting],
    ['metrics.unknown', counts.unknown],
  ]
  return (
    <Section title={t('object.results')} description={t('metrics.people_only')}>
      <Figures
        figures={[
          { label: t('broadcasts.recipients'), value: number(counts.recipients) },
          ...deliveryFigures(messages, counts),
          ...others.filter(([, count]) => count > 0).map(([name, count]) => ({ label: t(name), value: number(count) })),
        ]}
      />
    </Section>
  )
}
