/** An audience, new or changed: its name and what it is for. */

import { type Audience, constraints } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { NameDialog } from '../../product/lead-settings/name-dialog.tsx'
import { patched } from '../../product/lists/shown.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { TextArea } from '../../ui/text-area.tsx'

type Props = {
  site_id: string
  audience?: Audience
  isOpen: boolean
  onClose: () => void
  onSaved?: (audience: Audience) => void
}

export function AudienceDialog({ site_id, audience, isOpen, onClose, onSaved }: Props) {
  const { t } = useMessages()
  const title = t(audience ? 'audiences.change' : 'audiences.create')
  const save = useChange({
    run: (body: { name: string; description: string }) =>
      audience
        ? client.audiences.update({ site_id, audience_id: audience.id, body }, { ifMatch: audience.version })
        : client.audiences.create({ site_id, body }),
    shows: audience ? body => [patched('audiences', audience.id, body)] : 'the answer',
    refreshes: ofSite(site_id, 'audiences'),
    done: ({ name }) => ({ text: t(audience ? 'audiences.changed_toast' : 'audiences.created_toast', { name }) }),
    isHandled: () => true,
  })
  return (
    <NameDialog
      title={title}
      label={t('audiences.name')}
      action={title}
      name={audience?.name}
      isOpen={isOpen}
      onClose={onClose}
      onSave={async (name, data) => {
        const saved = await save.mutateAsync({ name, description: String(data.get('description') ?? '').trim() })
        onSaved?.(saved)
      }}
    >
      <TextArea
        name="description"
        label={t('audiences.description')}
        defaultValue={audience?.description}
        maxLength={constraints.AudienceChanges.description.maxLength}
        rows={2}
      />
    </NameDialog>
  )
}
