/** Moves live runs to the newest version of their journey: which can be moved, which stay, which would act at once. */

import type { Journey, MovePreview, StepMove } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { runClient } from '../../../product/journeys/client.ts'
import type { Step } from '../../../product/journeys/document.ts'
import { stepLabel } from '../../../product/journeys/step-label.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from '../../../ui/plain-table.module.css'
import { problemOf } from '../../../ui/problem.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { movePreviewQuery } from './queries.ts'

type MoveRunsDialogProps = { site_id: string; journey: Journey; isOpen: boolean; onClose: () => void }

export function MoveRunsDialog({ isOpen, ...props }: MoveRunsDialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({ site_id, journey, onClose }: Omit<MoveRunsDialogProps, 'isOpen'>) {
  const { t } = useMessages()
  const { data: preview, error, refetch } = useQuery(movePreviewQuery(site_id, journey.id))
  const version = preview?.to_version ?? journey.published_version ?? 0
  const move = useChange({
    // The version that was previewed, whatever is published meanwhile.
    run: () => runClient.runs.move({ site_id, journey_id: journey.id, body: { to_version: version } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations'),
    done: () => {
      onClose()
      return { text: t('operations.started') }
    },
    isHandled: () => true,
  })
  return (
    <Dialog
      title={t('moves.title', { version })}
      size="large"
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('ui.cancel')}</Button>
          <Button
            variant="primary"
            isPending={move.isPending}
            isDisabled={!preview?.movable}
            onPress={() => move.mutate()}
          >
            {t('moves.move', { count: preview?.movable ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p className="muted">{t('moves.intro')}</p>
        {error && !preview ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : preview ? (
          <Preview preview={preview} steps={journey.document.steps} />
        ) : (
          <Skeleton lines={['60%', '90%', '90%']} />
        )}
        {move.error && <Notice tone="bad" title={problemOf(move.error).text || t('ui.unreachable')} />}
      </div>
    </Dialog>
  )
}

function Preview({ preview, steps }: { preview: MovePreview; steps: Step[] }) {
  const { t } = useMessages()
  const { runs, movable, unmovable, acts_at_once } = preview
  if (runs === 0) return <Notice tone="info" title={t('moves.none')} />
  return (
    <>
      {movable > 0 && (
        <Notice tone="good" title={t('moves.movable', { count: movable })}>
          {t('moves.movable_note')}
        </Notice>
      )}
      {acts_at_once > 0 && (
        <Notice tone="warning" title={t('moves.at_once', { count: acts_at_once })}>
          {t('moves.at_once_note')}
        </Notice>
      )}
      {unmovable > 0 && (
        <Notice tone="info" title={t('moves.unmovable', { count: unmovable })}>
          {t('moves.unmovable_note')}
        </Notice>
      )}
      <MoveTable preview={preview} steps={steps} />
    </>
  )
}

function MoveTable({ preview, steps }: { preview: MovePreview; steps: Step[] }) {
  const messages = useMessages()
  const { t, number } = messages
  const outcome = (step: StepMove): string => {
    const obstacles = {
      step_missing: t('moves.step_missing'),
      other_step: t('moves.other_step'),
      state_version_unknown: t('moves.unreadable'),
    }
    const parts = [
      ...(step.movable > 0 ? [t('moves.goes_on')] : []),
      ...(step.acts_at_once > 0 ? [t('moves.acts', { count: step.acts_at_once })] : []),
      ...(step.reason ? [obstacles[step.reason]] : []),
    ]
    return parts.join(' · ')
  }
  return (
    <div className={styles.frame}>
      <table className={`${styles.table} numbers`}>
        <thead>
          <tr>
            <th scope="col">{t('moves.from')}</th>
            <th scope="col" data-align="end">
              {t('moves.runs')}
            </th>
            <th scope="col">{t('moves.outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {preview.steps.map(step => (
            <tr key={`${step.journey_version} ${step.step_id}`}>
              <th scope="row">
                {step.step_id === null
                  ? t('moves.not_started')
                  : stepLabel(messages, steps, step.step_id, step.step_type)}
                <small className="muted">{t('run.by_version', { version: step.journey_version })}</small>
              </th>
              <td data-align="end">{number(step.runs)}</td>
              <td>{outcome(step)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
