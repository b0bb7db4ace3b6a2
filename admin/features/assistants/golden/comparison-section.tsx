/** What publishing would change, asking now, and whether publishing waits for it. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import { Difference } from './difference.tsx'
import { comparisonQuery, golden, runsQuery } from './queries.ts'

export function ComparisonSection({ site_id, assistant, editor: { draft, put, save } }: ScreenState) {
  const { t } = useMessages()
  const assistant_id = assistant.id
  const { data: runs } = useQuery(runsQuery(site_id, assistant_id))
  const last = runs?.find(({ status }) => status === 'completed')?.id
  const { data, error, refetch } = useQuery(comparisonQuery(site_id, assistant_id, last))
  const [with_answers, setAnswers] = useState(false)
  const start = useChange({
    run: async () => {
      await save()
      return golden.startGoldenRun({ site_id, assistant_id, body: { target: 'draft', with_answers } })
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'golden_questions', 'operations'),
    done: () => ({ text: t('golden.started') }),
  })
  const isRunning = runs?.some(({ status }) => status === 'running') ?? false
  return (
    <Section
      title={t('golden.heading')}
      description={t('golden.heading_text')}
      action={
        <Button
          isPending={start.isPending || isRunning}
          isDisabled={!data || data.questions === 0}
          onPress={() => start.mutate(undefined)}
        >
          {t('golden.ask_now')}
        </Button>
      }
    >
      <div className="stack">
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton lines={['70%', '50%']} />}
        {data && data.questions > 0 && <Difference comparison={data} />}
        <Checkbox isSelected={with_answers} onChange={setAnswers} description={t('golden.with_answers_note')}>
          {t('golden.with_answers')}
        </Checkbox>
        <div data-part="hold_when_worse">
          <Switch
            isSelected={draft.hold_when_worse}
            onChange={hold_when_worse => put({ hold_when_worse })}
            description={t('golden.hold_note')}
          >
            {t('golden.hold')}
          </Switch>
        </div>
      </div>
    </Section>
  )
}
