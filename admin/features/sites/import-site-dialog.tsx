/** Takes in a site from the file that another installation wrote. */
import type { ImportedSite } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { sitesQuery } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Facts } from '../../ui/section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { patient, siteTransfers } from './client.ts'

export function ImportSiteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useMessages()
  return (
    <Dialog title={t('sites.import')} isOpen={isOpen} onClose={onClose}>
      <ImportForm onClose={onClose} />
    </Dialog>
  )
}

function ImportForm({ onClose }: { onClose: () => void }) {
  const { t } = useMessages()
  const [file, setFile] = useState<File>()
  const [taken, setTaken] = useState<ImportedSite>()
  const take = useChange({
    run: (given: { file: File; passphrase: string }) => siteTransfers.importSite(given, patient),
    shows: 'the answer',
    refreshes: [sitesQuery().queryKey, ['abilities']],
    isHandled: () => true,
  })
  if (taken) return <Taken site={taken} onClose={onClose} />
  return (
    <Form
      onSubmit={async data => {
        if (file) setTaken(await take.mutateAsync({ file, passphrase: String(data.get('passphrase')) }))
      }}
    >
      <p className="muted">{t('transfer.import_text')}</p>
      <FileField label={t('transfer.choose')} accept=".site" onChange={setFile} />
      <TextField name="passphrase" type="password" label={t('transfer.passphrase')} autoComplete="off" isRequired />
      <FormActions onCancel={onClose}>
        <SubmitButton isDisabled={!file}>{t('sites.import')}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function Taken({ site, onClose }: { site: ImportedSite; onClose: () => void }) {
  const { t, number, moment } = useMessages()
  return (
    <div className="stack">
      <Notice tone={site.moved ? 'good' : 'warning'} title={t('transfer.taken', { name: site.name })}>
        {t(site.moved ? 'transfer.taken_moved' : 'transfer.taken_copy')}
      </Notice>
      <Facts
        facts={[
          [t('transfer.made_at'), moment(site.made_at)],
          [t('transfer.leads'), number(site.lead_count)],
          [t('transfer.runs'), number(site.live_run_count)],
        ]}
      />
      <FormActions>
        <Link href={pathTo('/sites/$site_id/dashboard', { site_id: site.id })}>{t('transfer.open')}</Link>
        <Button onPress={onClose}>{t('ui.close')}</Button>
      </FormActions>
    </div>
  )
}
