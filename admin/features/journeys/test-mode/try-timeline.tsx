/** The simulated decisions with reasons, the rendered emails, and actions that the test lead could take next. */
import type { SimulatedBranch, SimulatedEmail, SimulatedEntry, SimulatedHappening, Simulation } from '@leadwright/sdk'
import { Mail, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { MailFrame } from '../../../product/emails/mail-frame.tsx'
import { useFactWords } from '../../../product/filter/use-fact-words.ts'
import type { Step } from '../../../product/journeys/document.ts'
import { EntryReason } from '../../../product/journeys/entry-reason.tsx'
import { kindWords, reasonWords, toneOf } from '../../../product/journeys/run-words.ts'
import { branchLabel } from '../../../product/journeys/step-label.ts'
import { findStep } from '../../../product/journeys/steps.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type Status, StatusBadge } from '../../../ui/status-badge.tsx'
import { Timeline, type TimelineEntry } from '../../../ui/timeline.tsx'
import { useJourneyContext } from '../editor/state/journey-context.ts'
import { useHappeningWords } from './happening-words.ts'
import { offersAt } from './happenings.ts'
import styles from './try-timeline.module.css'

type TryTimelineProps = { found: Simulation; onHappen: (happening: SimulatedHappening) => void }

export function TryTimeline({ found, onHappen }: TryTimelineProps) {
  const messages = useMessages()
  const { t, number } = messages
  const { site_timezone } = useJourneyContext()
  const [email, open] = useState<SimulatedEmail>()
  const entries = found.entries.map(
    (entry): TimelineEntry => ({
      id: String(entry.sequence),
      at: entry.at,
      title: <Title entry={entry} />,
      tone: toneOf(entry.type, entry.detail),
      reason: <Why entry={entry} onOpen={open} onHappen={onHappen} />,
    }),
  )
  return (
    <section className={styles.found} aria-label={t('try.timeline')}>
      <p className="row-of" role="status">
        <StatusBadge status={found.status as Status} />
        <span className="muted">
          {found.reason
            ? reasonWords(messages, found.reason)
            : t('try.entries', { count: entries.length, shown: number(entries.length) })}
        </span>
      </p>
      {found.refusal && (
        <Notice tone="warning" title={t(found.refusal === 'suppressed' ? 'try.suppressed' : 'try.not_matching')} />
      )}
      <Timeline timeZone={found.entries[0]?.timezone ?? site_timezone} entries={entries} />
      <Dialog title={t('try.email')} size="large" isOpen={email !== undefined} onClose={() => open(undefined)}>
        {email && (
          <div className="stack">
            <p className="muted">{t('try.email_from', { from: email.from, to: email.to })}</p>
            {email.placeholder && <Notice tone="info" title={t('try.placeholder')} />}
            <MailFrame content={email} />
          </div>
        )}
      </Dialog>
    </section>
  )
}

/** A press shows the step in the canvas or outline. */
function Title({ entry }: { entry: SimulatedEntry }) {
  const messages = useMessages()
  const { items, select } = useJourneyContext()
  const kind = kindWords(messages, entry.type, entry.detail)
  const selection = `step:${entry.step_id}` as const
  const item = entry.step_id === null ? undefined : items.get(selection)
  if (!item) return <>{kind}</>
  return (
    <>
      <button type="button" className={styles.step} onClick={() => select(selection)}>
        {item.number} {item.title}
      </button>
      : {kind}
    </>
  )
}

type WhyProps = {
  entry: SimulatedEntry
  onOpen: (email: SimulatedEmail) => void
  onHappen: (happening: SimulatedHappening) => void
}

function Why({ entry, onOpen, onHappen }: WhyProps) {
  const { t } = useMessages()
  const { editor } = useJourneyContext()
  const { steps } = editor.draft.document
  const words = useHappeningWords()
  const step = entry.step_id === null ? undefined : findStep(steps, entry.step_id)?.step
  const { email, branches } = entry
  const offers = offersAt(entry, step)
  return (
    <div className={styles.why}>
      <div>
        <EntryReason entry={entry} steps={steps} />
      </div>
      {branches?.map(branch => (
        <Branch key={branch.branch_id ?? 'otherwise'} branch={branch} steps={steps} />
      ))}
      {(email || offers.length > 0) && (
        <div className="row-of">
          {email && (
            <Button variant="quiet" icon={<Mail size={14} aria-hidden />} onPress={() => onOpen(email)}>
              {email.subject}
            </Button>
          )}
          {offers.length > 0 && (
            <Menu
              label={t('try.what_if')}
              placement="bottom start"
              trigger={
                <Button variant="quiet" icon={<Plus size={14} aria-hidden />}>
                  {t('try.what_if')}
                </Button>
              }
              actions={offers.map(({ id, happening }) => ({
                id,
                label: words(happening),
                note: t('try.hour_later'),
                onAction: () => onHappen(happening),
              }))}
            />
          )}
        </div>
      )}
    </div>
  )
}

function Branch({ branch, steps }: { branch: SimulatedBranch; steps: Step[] }) {
  const messages = useMessages()
  const { t } = messages
  const { site_id } = useJourneyContext()
  const values = useFactWords(site_id).wordsOf(branch.values ?? {})
  return (
    <span className={styles.branch} data-taken={branch.taken || undefined}>
      <strong>{branchLabel(messages, steps, branch.branch_id)}</strong>:{' '}
      {t(branch.taken ? 'try.taken' : 'try.not_taken')},{' '}
      {branch.reason === 'not_asked' ? t('try.not_asked') : reasonWords(messages, branch.reason)}
      {values.length > 0 && (
        <>
          {' '}
          <span className="muted">{values.join(' · ')}</span>
        </>
      )}
    </span>
  )
}
