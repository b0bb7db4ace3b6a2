/** A new assistant: what it is called and there for; the rest is written on its own screens. */
import { type AssistantType, constraints } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { assistantPath } from '../../../product/assistants/paths.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { assistants } from '../client.ts'
import { types, typeWords } from './type-words.ts'

type Props = { isOpen: boolean; onClose: () => void }

export function CreateAssistant(props: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('assistants.create')} isOpen={props.isOpen} onClose={props.onClose}>
      <CreateForm onClose={props.onClose} />
    </Dialog>
  )
}

function CreateForm({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const router = useRouter()
  const [type, setType] = useState<AssistantType>('general')
  const create = useChange({
    run: (body: { name: string; description: string; type: AssistantType }) => assistants.create({ site_id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'assistants'),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    const body = { name: String(data.get('name')), description: String(data.get('description') ?? ''), type }
    const { id } = await create.mutateAsync(body)
    await router.navigate({ href: assistantPath(site_id, id, 'details') })
  }
  const notes = {
    general: t('assistants.type_general_note'),
    support: t('assistants.type_support_note'),
    sales: t('assistants.type_sales_note'),
    seo: t('assistants.type_seo_note'),
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        name="name"
        label={t('assistants.name')}
        isRequired
        maxLength={constraints.NewAssistant.name.maxLength}
        autoFocus
      />
      <RadioGroup
        label={t('assistants.type')}
        isRequired
        value={type}
        onChange={id => setType(types.find(one => one === id) ?? 'general')}
        options={types.map(id => ({ id, label: t(typeWords[id]), note: notes[id] }))}
      />
      <TextArea
        name="description"
        label={t('assistants.description')}
        description={t('assistants.description_note')}
        rows={2}
        maxLength={constraints.NewAssistant.description.maxLength}
      />
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('assistants.create')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
