/** Stopping a live run, skipping its wait, and trying a failed one again. */

import type { Run } from '@leadwright/sdk'
import { Ban, RotateCw, SkipForward, User } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { runClient } from '../../../product/journeys/client.ts'
import { patched } from '../../../product/lists/shown.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../../ui/menu.tsx'

type Stoppable = Pick<Run, 'run_id' | 'status' | 'lead_id' | 'lead' | 'wait' | 'stalled'>
const ended: string[] = ['stopped', 'completed', 'failed']
const skippable: string[] = ['delay', 'event', 'answer', 'retry']

export function useRunActions(site_id: string): { actionsOf: (run: Stoppable) => MenuAction[]; dialog: ReactNode } {
  const { t } = useMessages()
  const [stopping, setStopping] = useState<Stoppable>()
  const retry = useChange({
    run: (run: Stoppable) => runClient.runs.retry({ site_id, run_id: run.run_id }),
    shows: ({ run_id }) => [patched('runs', run_id, { status: 'running', reason: null })],
    refreshes: ofSite(site_id, 'runs', 'journeys'),
    done: () => ({ text: t('runs.retried') }),
  })
  const skip = useChange({
    run: (run: Stoppable) => runClient.runs.skipWait({ site_id, run_id: run.run_id }),
    shows: ({ run_id }) => [patched('runs', run_id, { wait: undefined })],
    refreshes: ofSite(site_id, 'runs'),
    done: () => ({ text: t('runs.wait_skipped') }),
  })
  const stop = useChange({
    run: ({ run_id }: Stoppable) => runClient.runs.stop({ site_id, run_id }),
    shows: ({ run_id }) => [patched('runs', run_id, { status: 'stopped', wait: undefined })],
    refreshes: ofSite(site_id, 'runs', 'journeys'),
    done: () => ({ text: t('runs.stopped') }),
    isHandled: () => true,
  })
  const can = useCan()
  const actionsOf = (run: Stoppable): MenuAction[] => [
    ...(can('read-lead', site_id)
      ? [
          {
            id: 'lead',
            label: t('runs.open_lead'),
            icon: <User size={16} aria-hidden />,
            href: pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: run.lead_id }),
          },
        ]
      : []),
    ...(run.wait && skippable.includes(run.wait.waiting_for)
      ? [
          {
            id: 'skip',
            label: t('runs.skip_wait'),
            icon: <SkipForward size={16} aria-hidden />,
            onAction: () => skip.mutate(run),
          },
        ]
      : []),
    ...(run.status === 'failed' && !run.stalled
      ? [
          {
            id: 'retry',
            label: t('runs.retry'),
            icon: <RotateCw size={16} aria-hidden />,
            onAction: () => retry.mutate(run),
          },
        ]
      : []),
    ...(ended.includes(run.status) || run.stalled
      ? []
      : [
          {
            id: 'stop',
            label: t('runs.stop'),
            icon: <Ban size={16} aria-hidden />,
            isDanger: true,
            onAction: () => setStopping(run),
          },
        ]),
  ]
  const dialog = (
    <ConfirmDialog
      title={t('runs.stop_title', { name: stopping?.lead.name || (stopping?.lead.email ?? '') })}
      action={t('runs.stop')}
      isOpen={stopping !== undefined}
      onClose={() => setStopping(undefined)}
      onConfirm={async () => stopping && stop.mutateAsync(stopping)}
      losses={[t('runs.lost_steps')]}
    />
  )
  return { actionsOf, dialog }
}
