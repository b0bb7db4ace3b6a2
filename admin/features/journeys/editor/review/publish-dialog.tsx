/** Review and publish: remaining errors, what goes live, and the number of leads that are enrolled at once. */

import type { Journey } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { filterSentence } from '../../../../product/filter/filter-sentence.ts'
import { isMailStep } from '../../../../product/journeys/document.ts'
import { historyPath } from '../../../../product/journeys/paths.ts'
import { enrollmentPreviewQuery } from '../../../../product/journeys/queries.ts'
import { triggerSummary } from '../../../../product/journeys/step-words.ts'
import { placesOf } from '../../../../product/journeys/steps.ts'
import { ofSite, useChange } from '../../../../product/screens/use-change.ts'
import { client } from '../../../../product/session/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { problemOf } from '../../../../ui/problem.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { Facts } from '../../../../ui/section.tsx'
import { holdingWords } from '../model/holding-words.ts'
import { hoursWords } from '../model/hours-words.ts'
import type { JourneyIssue } from '../model/issues.ts'
import type { Selection } from '../model/selection.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { IssueButtons } from './issue-list.tsx'

type PublishDialogProps = {
  journey: Journey
  issues: JourneyIssue[]
  isOpen: boolean
  onClose: () => void
  onShow: (where: Selection) => void
  /** After publishing, with live runs on an older version: whether to move them. */
  onMove: () => void
}

export function PublishDialog({ journey, issues, isOpen, onClose, onShow, onMove }: PublishDialogProps) {
  const { t } = useMessages()
  const [enroll, setEnroll] = useState<'existing' | 'new'>('new')
  const { site_id, editor } = useJourneyContext()
  const router = useRouter()
  const isReady = issues.length === 0
  const seeRuns = () => void router.navigate({ href: historyPath(site_id, journey.id) })
  const publish = useChange({
    run: () => client.journeys.publish({ site_id, journey_id: journey.id, body: { enroll } }),
    // The dialog stays open until the response, and shows refusals.
    shows: 'the answer',
    refreshes: ofSite(site_id, 'journeys', 'operations'),
    done: answer => {
      editor.adopt(answer)
      onClose()
      if (journey.published_version !== null && journey.runs.live > 0) onMove()
      return {
        text: t('journeys.published', { name: answer.name }),
        ...(enroll === 'existing' && { action: { label: t('enrolling.see_runs'), onAction: seeRuns } }),
      }
    },
    isHandled: () => true,
  })
  const problem = publish.error && problemOf(publish.error)
  const refusal = problem && [problem.text || t('ui.unreachable'), ...problem.errors.map(({ text }) => text)].join(' ')
  return (
    <Dialog
      title={t('journeys.review')}
      size="large"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={!isReady}
            isPending={publish.isPending}
            onPress={() => publish.mutate()}
          >
            {t('journeys.publish')}
          </Button>
        </>
      }
    >
      {isReady ? (
        <div className="stack">
          <Review journey={journey} onShow={onShow} />
          <EnrollmentChoice journey={journey} value={enroll} onChange={setEnroll} />
          {refusal && <Notice tone="bad" title={refusal} />}
        </div>
      ) : (
        <div className="stack">
          <Notice tone="warning" title={t('journeys.not_ready', { count: issues.length })} />
          <IssueButtons issues={issues} onShow={onShow} />
        </div>
      )}
    </Dialog>
  )
}

function Review({ journey, onShow }: Pick<PublishDialogProps, 'journey' | 'onShow'>) {
  const messages = useMessages()
  const { t, list } = messages
  const { editor, names, items, warnings, site_timezone } = useJourneyContext()
  const { document } = editor.draft
  const { enrollment_criteria: criteria } = document
  const steps = placesOf(document.steps).map(({ step }) => step)
  const emails = steps.filter(isMailStep).map(step => step.template_id)
  const templates = [...new Set(emails)].map(
    id => names.templates.find(option => option.id === id)?.label ?? t('step.gone'),
  )
  return (
    <>
      <Facts
        facts={[
          [
            t('journeys.starts_when'),
            [...new Set(document.triggers.map(trigger => triggerSummary(messages, trigger, names)))].map(words => (
              <div key={words}>{words}</div>
            )),
          ],
          [
            t('journeys.criteria'),
            (criteria && filterSentence(messages, criteria, names.filter_fields)) || t('journeys.criteria_empty'),
          ],
          [
            t('journeys.duplicates'),
            t(document.allow_duplicate_enrollment ? 'journeys.duplicates_yes' : 'journeys.duplicates_no'),
          ],
          [
            t('journeys.steps'),
            emails.length > 0
              ? t('journeys.steps_and_emails', { count: steps.length, emails: emails.length })
              : t('journeys.steps_count', { count: steps.length }),
          ],
          ...(templates.length > 0 ? [[t('templates.title'), list(templates)] as [string, string]] : []),
          [t('journeys.times'), hoursWords(messages, document, site_timezone)],
          [t('journeys.exits'), items.get('exits')?.lines.join(' ') ?? ''],
        ]}
      />
      {warnings.length > 0 && (
        <Notice tone="warning" title={t('journeys.warnings_count', { count: warnings.length })}>
          <IssueButtons warnings={warnings} onShow={onShow} />
        </Notice>
      )}
      {journey.runs.live > 0 && <Notice tone="info" title={t('journeys.live_keep', { count: journey.runs.live })} />}
    </>
  )
}

type ChoiceProps = { journey: Journey; value: 'existing' | 'new'; onChange: (value: 'existing' | 'new') => void }

function EnrollmentChoice({ journey, value, onChange }: ChoiceProps) {
  const messages = useMessages()
  const { t, number } = messages
  const { site_id, editor, names } = useJourneyContext()
  const whom = holdingWords(messages, editor.draft.document, names)
  const { data } = useQuery(enrollmentPreviewQuery(site_id, journey.id))
  const count = data?.matching_leads
  return (
    <RadioGroup
      label={t('journeys.who_is_enrolled')}
      value={value}
      onChange={id => onChange(id === 'existing' ? 'existing' : 'new')}
      options={[
        { id: 'new', label: t('journeys.enroll_new'), note: t('journeys.enroll_new_note') },
        {
          id: 'existing',
          label: t('journeys.enroll_existing'),
          note:
            whom === undefined
              ? t('journeys.enroll_existing_nobody')
              : count === undefined
                ? t('journeys.counting')
                : t('journeys.enroll_existing_note', { count, shown: number(count), whom }),
        },
      ]}
    />
  )
}
