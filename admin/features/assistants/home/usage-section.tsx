/** What an assistant's answers used and cost by day. */
import type { AssistantUsage } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { ChartSection } from '../../../product/charts/chart-section.tsx'
import { DayChart } from '../../../product/charts/day-chart.tsx'
import { Figures } from '../../../product/objects/figures.tsx'
import { Section } from '../../../ui/section.tsx'
import { costOf, dollarsOf } from '../conversations/cost.ts'
import { usageQuery } from '../conversations/queries.ts'
import { filledDays, totalOf } from './usage-days.ts'

export function UsageSection({ site_id, assistant_id }: { site_id: string; assistant_id: string }) {
  const { data } = useQuery(usageQuery(site_id, assistant_id))
  return data ? <Usage usage={data} /> : null
}

function Usage({ usage }: { usage: AssistantUsage }) {
  const { t, number } = useMessages()
  const [isTable, setTable] = useState(false)
  const days = filledDays(usage)
  const total = totalOf(usage)
  const title = t('conversations.usage')
  if (total.tokens === 0) {
    return (
      <Section title={title} description={t('conversations.usage_text')}>
        <p className="muted">{t('conversations.usage_none')}</p>
      </Section>
    )
  }
  const of = (name: 'answers' | 'visitors' | 'input_tokens' | 'output_tokens') => days.map(day => day[name])
  return (
    <>
      <Section title={title} description={t('conversations.usage_text')}>
        <Figures
          figures={[
            { label: t('conversations.ai_answers'), value: number(total.answers), trend: of('answers') },
            { label: t('conversations.tokens'), value: number(total.tokens) },
            {
              label: t('conversations.cost'),
              value: costOf(number, total.cost_usd_micros),
              trend: days.map(day => day.cost_usd_micros),
            },
          ]}
        />
      </Section>
      <ChartSection
        data={{
          title: t('conversations.by_day'),
          rowLabel: t('dashboard.day'),
          rows: days.map(({ day }) => day),
          columns: [
            { label: t('conversations.ai_answers'), values: of('answers') },
            { label: t('conversations.visitors'), values: of('visitors') },
            { label: t('conversations.tokens_read'), values: of('input_tokens') },
            { label: t('conversations.tokens_written'), values: of('output_tokens') },
            {
              label: t('conversations.cost_dollars'),
              values: days.map(({ cost_usd_micros }) => dollarsOf(cost_usd_micros)),
            },
          ],
        }}
        isTable={isTable}
        onTable={setTable}
        isByDay
      >
        <DayChart
          label={t('conversations.by_day')}
          days={days.map(({ day, answers }) => ({ date: day, count: answers }))}
          wordsOf={(day, count, at) =>
            t('conversations.day_words', { day, count, cost: costOf(number, days[at]?.cost_usd_micros ?? 0) })
          }
        />
      </ChartSection>
    </>
  )
}
