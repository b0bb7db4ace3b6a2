/** Restores a deleted field with its values; a name that is taken by now is said. */

import type { CustomField } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { leadSettingsClient } from '../../product/lead-settings/client.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { problemOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'

export function useRestoreField() {
  const { t } = useMessages()
  const site_id = useSiteId()
  const change = useChange({
    run: (field: CustomField) => leadSettingsClient.customFields.restore({ site_id, field_id: field.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'custom_fields', 'leads'),
    done: ({ label }) => ({ text: t('fields.restored_toast', { label }) }),
    isHandled: error => problemOf(error).code === 'name_taken',
  })
  const mutate = (field: CustomField) =>
    change.mutate(field, {
      onError: error =>
        problemOf(error).code === 'name_taken' &&
        toast({ tone: 'bad', text: t('fields.restore_taken', { label: field.label, name: field.name }) }),
    })
  return { mutate }
}
