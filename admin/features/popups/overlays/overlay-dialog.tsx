/** How popups over a page of the site follow one another: the pause between them, and how many boxes a page view shows. */
import { limits, type OverlaySettings } from '@leadwright/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { useSettings } from '../../../product/editor/use-settings.tsx'
import { IntegerField } from '../../../product/integer-field.tsx'
import { client } from '../../../product/session/api.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { overlaySettingsQuery } from '../queries.ts'

export function OverlayDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog title={t('overlays.title')} isOpen={isOpen} onClose={onClose}>
      <Overlays onClose={onClose} />
    </Dialog>
  )
}

function Overlays({ onClose }: { onClose: () => void }) {
  const { site_id } = useSite()
  const { data, error, refetch } = useQuery(overlaySettingsQuery(site_id))
  if (data) return <OverlayForm site_id={site_id} settings={data} onClose={onClose} />
  return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton lines={['60%', '40%', '50%']} />
}

type OverlayFormProps = { site_id: string; settings: OverlaySettings; onClose: () => void }

function OverlayForm({ site_id, settings, onClose }: OverlayFormProps) {
  const { t } = useMessages()
  const queries = useQueryClient()
  const query = overlaySettingsQuery(site_id)
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings,
    query,
    draftOf: ({ overlay_pause_seconds, several_boxes }) => ({ overlay_pause_seconds, several_boxes }),
    save: async (body, { ifMatch }) => {
      const saved = await client.sites.updateOverlaySettings({ site_id, body }, { ifMatch })
      queries.setQueryData(query.queryKey, saved)
      return saved
    },
    saved: t('overlays.saved'),
  })
  const save = async () => {
    if (await submit()) onClose()
  }
  return (
    <Form onSubmit={save}>
      <p className="muted">{t('overlays.text')}</p>
      <IntegerField
        label={t('overlays.pause')}
        description={t('overlays.pause_note')}
        least={limits.overlay_pause_seconds_min}
        most={limits.overlay_pause_seconds_max}
        value={draft.overlay_pause_seconds}
        onChange={overlay_pause_seconds => change({ overlay_pause_seconds })}
      />
      <Switch isSelected={draft.several_boxes} onChange={several_boxes => change({ several_boxes })}>
        {t('overlays.several_boxes')}
      </Switch>
      <FormActions>
        <SubmitButton isDisabled={!isDirty}>{t('overlays.save')}</SubmitButton>
      </FormActions>
      {dialogs}
    </Form>
  )
}
