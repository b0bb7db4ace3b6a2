/** Resuming a paused journey or site: how much is overdue, and whether it continues, is planned anew or is skipped. */

import type { OverdueChoice } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { patched } from '../lists/shown.ts'
import { ofSite, useChange } from '../screens/use-change.ts'
import { client } from '../session/api.ts'
import type { JourneyHead } from './document.ts'
import { resumePreviewQuery } from './queries.ts'

type ResumeDialogProps = {
  site_id: string
  /** Absent: the whole site. */
  journey?: JourneyHead | undefined
  name: string
  /** The site was exported to go on elsewhere. */
  isMoved?: boolean | undefined
  /** When the backup was made that the site came back from, in words. */
  restoredFrom?: string | null | undefined
  isOpen: boolean
  onClose: () => void
}

export function ResumeDialog(props: ResumeDialogProps) {
  const { site_id, journey, name, isMoved = false, restoredFrom, isOpen, onClose } = props
  const { t, number } = useMessages()
  const [overdue, setOverdue] = useState<OverdueChoice>('continue')
  const [isOnlyHere, setOnlyHere] = useState(false)
  const { data } = useQuery({ ...resumePreviewQuery(site_id, journey?.id), enabled: isOpen })
  const choices: { id: OverdueChoice; label: string; note: string }[] = [
    { id: 'continue', label: t('resume.continue'), note: t('resume.continue_note') },
    { id: 'replan', label: t('resume.replan'), note: t('resume.replan_note') },
    { id: 'skip', label: t('resume.skip'), note: t('resume.skip_note') },
  ]
  const resume = useChange({
    run: async () => {
      if (journey) await client.journeys.resume({ site_id, journey_id: journey.id, body: { overdue } })
      else await client.sites.resume({ site_id, body: { overdue, ...(isMoved && { although_moved: isOnlyHere }) } })
    },
    shows: () => [
      journey
        ? patched('journeys', journey.id, { paused: false })
        : patched('sites', site_id, { paused: false, moved: false, moved_to: null, restored_from: null }),
    ],
    refreshes: [...ofSite(site_id, 'journeys', 'runs'), ['sites']],
    done: () => ({ text: t('journeys.resumed', { name }) }),
    isHandled: () => true,
  })
  const emails = data?.queued_emails ?? 0
  const runs = data?.overdue_runs ?? 0
  const isNothing = data !== undefined && runs + emails === 0
  return (
    <ConfirmDialog
      title={t('resume.title', { name })}
      action={t('journeys.resume')}
      isDanger={overdue === 'skip' && runs + emails > 0}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => resume.mutateAsync()}
      losses={
        overdue === 'skip' && runs + emails > 0
          ? [t('resume.lost', { count: runs + emails, shown: number(runs + emails) })]
          : []
      }
    >
      <p>
        {data
          ? t('resume.overdue', { runs, runs_shown: number(runs), emails, emails_shown: number(emails) })
          : t('journeys.counting')}
      </p>
      {restoredFrom && <p>{t('resume.restored', { at: restoredFrom })}</p>}
      {isMoved && (
        <Checkbox isSelected={isOnlyHere} onChange={setOnlyHere} description={t('resume.moved_note')}>
          {t('resume.moved')}
        </Checkbox>
      )}
      {!isNothing && (
        <RadioGroup
          label={t('resume.choice')}
          value={overdue}
          options={choices}
          onChange={id => setOverdue(choices.find(choice => choice.id === id)?.id ?? 'continue')}
        />
      )}
    </ConfirmDialog>
  )
}
