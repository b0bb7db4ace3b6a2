/** A site as one file: a copy, or to go on with elsewhere. */
import type { Site } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { saveBlob } from '../../product/save-file.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { siteQuery } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { patient, siteTransfers } from './client.ts'

export function ExportSite({ site }: { site: Site }) {
  const { t } = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      title={t('transfer.title')}
      description={t('transfer.text')}
      action={<Button onPress={() => setOpen(true)}>{t('transfer.make')}</Button>}
    >
      <p className="muted">{t('transfer.note')}</p>
      <Dialog title={t('transfer.make_title', { name: site.name })} isOpen={isOpen} onClose={() => setOpen(false)}>
        <ExportForm site={site} onClose={() => setOpen(false)} />
      </Dialog>
    </Section>
  )
}

function ExportForm({ site, onClose }: { site: Site; onClose: () => void }) {
  const { t } = useMessages()
  const [move, setMove] = useState(false)
  const make = useChange({
    run: async (passphrase: string) => {
      const made = await siteTransfers.exportSite({ site_id: site.id, body: { passphrase, move } }, patient)
      return { made, file: await siteTransfers.downloadSiteExport({ site_id: site.id }, patient) }
    },
    shows: 'the answer',
    refreshes: [siteQuery(site.id).queryKey],
    done: ({ made, file }) => {
      saveBlob(made.name, file)
      return { text: t('transfer.made_toast', { name: made.name }) }
    },
    isHandled: () => true,
  })
  return (
    <Form
      onSubmit={async data => {
        await make.mutateAsync(String(data.get('passphrase')))
        onClose()
      }}
    >
      <TextField
        name="passphrase"
        type="password"
        label={t('transfer.passphrase')}
        description={t('transfer.passphrase_text')}
        autoComplete="new-password"
        isRequired
        autoFocus
      />
      <Switch isSelected={move} onChange={setMove} description={t('transfer.move_text')}>
        {t('transfer.move')}
      </Switch>
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('transfer.make')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
