/** Builds a sandbox anew from a blueprint of the owner's: plugins, themes, content and settings in one archive. */
import type { Sandbox } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { sandboxes } from '../../../product/sandboxes/client.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { FileField } from '../../../ui/file-field.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'

export function BlueprintForm({ sandbox, onClose }: { sandbox: Sandbox; onClose: () => void }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const [file, setFile] = useState<File>()
  const apply = useChange({
    run: (chosen: File) => sandboxes.applyBlueprint({ site_id, sandbox_id: sandbox.id, file: chosen }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sandboxes', 'notifications'),
    done: () => ({ text: t('sandboxes.blueprint_begun') }),
    isHandled: () => true,
  })
  return (
    <Form
      check={() => ({ ...(!file && { file: t('ui.required') }) })}
      onSubmit={async () => {
        if (!file) return
        await apply.mutateAsync(file)
        onClose()
      }}
    >
      <p>{t('sandboxes.blueprint_text')}</p>
      <Notice tone="warning" title={t('sandboxes.blueprint_replaces')} />
      <FileField label={t('sandboxes.blueprint_file')} accept=".zip" onChange={setFile} />
      <FormActions onCancel={onClose}>
        <SubmitButton isDisabled={!file}>{t('sandboxes.blueprint_apply')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
