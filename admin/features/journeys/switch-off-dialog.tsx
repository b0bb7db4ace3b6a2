/** Switching a journey off: no more enrollments; live runs finish or are stopped, as chosen here. */

import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { JourneyHead } from '../../product/journeys/document.ts'
import { patched } from '../../product/lists/shown.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'

export function SwitchOffDialog(props: { site_id: string; journey: JourneyHead | undefined; onClose: () => void }) {
  const { t } = useMessages()
  const [runs, setRuns] = useState<'finish' | 'stop'>('finish')
  const { site_id, journey } = props
  const live = journey?.runs.live ?? 0
  const switchOff = useChange({
    run: ({ id }: JourneyHead) => client.journeys.switchOff({ site_id, journey_id: id, body: { runs } }),
    shows: ({ id }) => [patched('journeys', id, { status: 'off' })],
    refreshes: ofSite(site_id, 'journeys', 'runs'),
    done: ({ name }) => ({ text: t('journeys.switched_off', { name }) }),
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('journeys.switch_off_title', { name: journey?.name ?? '' })}
      action={t('journeys.switch_off')}
      isDanger={runs === 'stop' && live > 0}
      isOpen={journey !== undefined}
      onClose={props.onClose}
      onConfirm={async () => journey && switchOff.mutateAsync(journey)}
      losses={runs === 'stop' && live > 0 ? [t('journeys.lost_live', { count: live })] : []}
    >
      <p>{t('journeys.switch_off_text')}</p>
      {live > 0 && (
        <RadioGroup
          label={t('journeys.people_in_it', { count: live })}
          value={runs}
          onChange={id => setRuns(id === 'stop' ? 'stop' : 'finish')}
          options={[
            { id: 'finish', label: t('journeys.let_finish'), note: t('journeys.let_finish_note') },
            { id: 'stop', label: t('journeys.stop_runs'), note: t('journeys.stop_runs_note') },
          ]}
        />
      )}
    </ConfirmDialog>
  )
}
