/** Chooses the audience that leads are taken from. */
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { useStaticAudienceChoices } from '../../../product/filter/choices.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Select } from '../../../ui/select.tsx'

type LeaveAudienceDialogProps = {
  site_id: string
  count: number
  isOpen: boolean
  onClose: () => void
  onLeave: (audience_id: string) => Promise<unknown>
}

export function LeaveAudienceDialog({ site_id, count, isOpen, onClose, onLeave }: LeaveAudienceDialogProps) {
  const { t, number } = useMessages()
  const audiences = useStaticAudienceChoices(site_id)
  const [chosen, choose] = useState<string>()
  const audience_id = chosen ?? audiences[0]?.id
  return (
    <ConfirmDialog
      title={t('leads.leave_title', { count, shown: number(count) })}
      action={t('leads.remove_from_audience')}
      isDanger={false}
      isDisabled={audience_id === undefined}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={async () => audience_id && onLeave(audience_id)}
    >
      <Select
        label={t('activities.audience')}
        isRequired
        value={audience_id ?? null}
        options={audiences}
        onChange={choose}
      />
    </ConfirmDialog>
  )
}
