/** Sending or scheduling a draft: from its last step alone, where everything that matters is seen first. */
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { broadcasts } from './client.ts'
import { useReach } from './reach.tsx'
import type { StepProps } from './steps/step.ts'
import { isUnfinished } from './use-broadcast-editor.ts'

export function SendBroadcast(props: StepProps) {
  const { site_id, broadcast, draft, editor } = props
  const { t, number, moment } = useMessages()
  const { timezone } = useSite()
  const [isAsking, ask] = useState(false)
  const count = useReach(props).data?.recipients
  const { schedule } = broadcast
  const isNow = schedule.type === 'now'
  const send = useChange({
    run: () => broadcasts.schedule({ site_id, broadcast_id: broadcast.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'broadcasts'),
    done: ({ name, starts_at }) => ({
      text:
        isNow || starts_at === null
          ? t('broadcasts.sending_toast', { name })
          : t('broadcasts.scheduled_toast', { name, moment: moment(starts_at, timezone) }),
    }),
    isHandled: () => true,
  })
  const confirm = async () => {
    await editor.submit()
    await send.mutateAsync()
  }
  const verb = t(isNow ? 'broadcasts.send' : 'broadcasts.schedule')
  const shown = count === undefined ? '…' : number(count)
  return (
    <>
      <Button
        variant="primary"
        isDisabled={broadcast.missing.length > 0 || isUnfinished(draft)}
        isPending={editor.isSaving || send.isPending}
        onPress={() => ask(true)}
      >
        {verb}
      </Button>
      <ConfirmDialog
        title={t(isNow ? 'broadcasts.send_title' : 'broadcasts.schedule_title', { count: count ?? 0, shown })}
        action={verb}
        isDanger={false}
        isOpen={isAsking}
        onClose={() => ask(false)}
        onConfirm={confirm}
      >
        <p>{t('broadcasts.send_text')}</p>
      </ConfirmDialog>
    </>
  )
}
