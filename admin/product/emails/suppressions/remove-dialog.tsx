/** Lets email go to an address again. What had suppressed it is shown, and stays on record. */

import { constraints, type Suppression } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ofSite, useChange } from '../../screens/use-change.ts'
import { emailClient } from '../client.ts'
import { reasonNames } from './words.ts'

type Props = { site_id: string; suppression: Suppression; onClose: () => void }

export function RemoveDialog({ site_id, suppression, onClose }: Props) {
  const { t } = useMessages()
  const [note, setNote] = useState('')
  const { id: suppression_id, email, reason, evidence } = suppression
  const remove = useChange({
    run: () => emailClient.suppressions.remove({ site_id, suppression_id, body: { note } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'suppressions'),
    done: () => ({ text: t('suppressions.removed_toast', { address: email ?? t('suppressions.erased') }) }),
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('suppressions.remove_title', { address: email ?? t('suppressions.erased') })}
      action={t('suppressions.remove')}
      isDanger={false}
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutateAsync(undefined)}
    >
      <p>{t('suppressions.remove_text', { reason: t(reasonNames[reason]).toLowerCase() })}</p>
      {evidence && <p className="muted">{evidence}</p>}
      <TextField
        label={t('suppressions.why')}
        value={note}
        onChange={setNote}
        maxLength={constraints.SuppressionRemoval.note.maxLength}
      />
    </ConfirmDialog>
  )
}
