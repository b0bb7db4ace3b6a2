/** When the questions were asked, newest first. */
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { PlainTable } from '../../../ui/plain-table.tsx'
import { Section } from '../../../ui/section.tsx'
import { costOf } from '../conversations/cost.ts'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import { stateWords, targetWords } from './golden-words.ts'
import { runsQuery } from './queries.ts'

type RunsProps = Pick<ScreenState, 'site_id' | 'assistant'> & { onOpen: (run_id: string) => void }

export function RunsSection({ site_id, assistant, onOpen }: RunsProps) {
  const { t, number, moment } = useMessages()
  const { timezone } = useSite()
  const { data: runs = [] } = useQuery(runsQuery(site_id, assistant.id))
  if (runs.length === 0) return null
  return (
    <Section title={t('golden.runs')} description={t('golden.runs_text')}>
      <PlainTable
        rows={runs}
        keyOf={({ id }) => id}
        header={{ label: t('golden.asked_at'), cell: ({ created_at }) => moment(created_at, timezone) }}
        columns={[
          {
            label: t('golden.of'),
            isText: true,
            cell: run =>
              [
                t(targetWords[run.target]),
                t('template_versions.number', { number: run.settings_version }),
                t(run.is_automatic ? 'golden.after_change' : 'golden.by_hand'),
                ...(run.with_answers ? [t('golden.answers_too')] : []),
              ].join(' · '),
          },
          {
            label: t('golden.passed'),
            cell: run =>
              run.status === 'completed'
                ? t('golden.share', { passed: number(run.passed), questions: number(run.questions) })
                : t(stateWords[run.status]),
          },
          { label: t('conversations.cost'), cell: run => costOf(number, run.cost_usd_micros) },
          {
            label: t('golden.open'),
            isText: true,
            isLabelHidden: true,
            cell: run => (
              <Button
                aria-label={t('golden.open_named', { when: moment(run.created_at, timezone) })}
                onPress={() => onOpen(run.id)}
              >
                {t('golden.open')}
              </Button>
            ),
          },
        ]}
      />
    </Section>
  )
}
