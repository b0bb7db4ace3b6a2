/** Actions on all runs that match a filter: the number first, then an operation. */

import { limits, type RunActionChoice, type RunFilter } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Ban, RotateCw, SkipForward } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { runClient } from '../../../product/journeys/client.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../../ui/menu.tsx'
import { runActionPreviewQuery } from './queries.ts'

const choices = [
  { action: 'skip_wait', label: 'runs.skip_all', icon: SkipForward },
  { action: 'retry', label: 'runs.retry_all', icon: RotateCw },
  { action: 'stop', label: 'runs.stop_all', icon: Ban },
] as const satisfies { action: RunActionChoice; label: MessageKey; icon: unknown }[]

const ofSelected = { skip_wait: 'runs.skip_waits', retry: 'runs.retry', stop: 'runs.stop_many' } as const
/** As many as the API takes by name. */
const named_runs_max = limits.run_action_runs_max

/** The same for the runs that are selected in a list. */
export function SelectedRuns({ site_id, run_ids, onDone }: { site_id: string; run_ids: string[]; onDone: () => void }) {
  const { t, number } = useMessages()
  const [asked, setAsked] = useState<RunActionChoice>()
  if (run_ids.length > named_runs_max) {
    return <span className="muted">{t('runs.too_many_selected', { max: number(named_runs_max) })}</span>
  }
  return (
    <>
      {choices.map(({ action, icon: Icon }) => (
        <Button
          key={action}
          variant={action === 'stop' ? 'quiet-danger' : 'secondary'}
          icon={<Icon size={16} aria-hidden />}
          onPress={() => setAsked(action)}
        >
          {t(ofSelected[action])}
        </Button>
      ))}
      {asked && (
        <ManyRunsDialog
          site_id={site_id}
          action={asked}
          filter={{ run_ids }}
          onClose={() => setAsked(undefined)}
          onDone={onDone}
        />
      )}
    </>
  )
}

/** Menu entries for a list of runs, and the dialog that they open. */
export function useManyRuns(site_id: string, filter: RunFilter): { actions: MenuAction[]; dialog: ReactNode } {
  const { t } = useMessages()
  const [asked, setAsked] = useState<RunActionChoice>()
  const actions = choices.map(({ action, label, icon: Icon }) => ({
    id: `all_${action}`,
    label: t(label),
    icon: <Icon size={16} aria-hidden />,
    isDanger: action === 'stop',
    onAction: () => setAsked(action),
  }))
  const dialog = asked && (
    <ManyRunsDialog site_id={site_id} action={asked} filter={filter} onClose={() => setAsked(undefined)} />
  )
  return { actions, dialog }
}

const counts = { stop: 'runs.stop_count', retry: 'runs.retry_count', skip_wait: 'runs.skip_count' } as const

type ManyRunsDialogProps = {
  site_id: string
  action: RunActionChoice
  filter: RunFilter
  onClose: () => void
  onDone?: () => void
}

function ManyRunsDialog({ site_id, action, filter, onClose, onDone }: ManyRunsDialogProps) {
  const { t } = useMessages()
  const { data } = useQuery(runActionPreviewQuery(site_id, action, filter))
  const count = data?.matching
  const beyond = count === undefined ? 0 : (filter.run_ids?.length ?? count) - count
  const title = count === undefined ? t('runs.counting') : t(counts[action], { count })
  const begin = useChange({
    run: () => runClient.runs.createAction({ site_id, body: { action, filter } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations'),
    done: () => {
      onDone?.()
      return { text: t('operations.started') }
    },
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={title}
      action={count === undefined ? t('runs.counting') : t(counts[action], { count })}
      isDanger={action === 'stop'}
      isDisabled={!count}
      isOpen
      onClose={onClose}
      onConfirm={() => begin.mutateAsync()}
      losses={action === 'stop' && count ? [t('runs.lost_steps')] : []}
    >
      {count === 0 ? (
        <p>{t('runs.none_fit')}</p>
      ) : (
        action !== 'stop' && <p>{t(action === 'retry' ? 'runs.retry_note' : 'runs.skip_note')}</p>
      )}
      {beyond > 0 && count !== 0 && <p className="muted">{t('runs.beyond', { count: beyond })}</p>}
    </ConfirmDialog>
  )
}
