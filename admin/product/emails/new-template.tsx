/** A new template: name and kind, with default content that can be sent. */

import { type NewTemplate as Body, constraints, type Template } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ofSite, useChange } from '../screens/use-change.ts'
import { client } from '../session/api.ts'

type NewTemplateProps = {
  site_id: string
  isOpen: boolean
  onClose: () => void
  onCreated: (template: Template) => void
}

export function NewTemplate(props: NewTemplateProps) {
  const { t } = useMessages()
  const { site_id } = props
  const create = useChange({
    run: (body: Body) => client.templates.create({ site_id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'templates'),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    const category = data.get('category') === 'transactional' ? 'transactional' : 'marketing'
    const hello = t('templates.first_hello')
    const leave = t('templates.first_unsubscribe')
    const body = {
      name: String(data.get('name')),
      category,
      subject: t('templates.first_subject'),
      body_text: `${hello} {{ lead.first_name | default: "${t('templates.first_fallback')}" }},\n\n${t('templates.first_text')}\n\n${category === 'marketing' ? `[${leave}]({{ unsubscribe_url }})` : '{{ site.name }}'}`,
    } as const
    props.onCreated(await create.mutateAsync(body))
    props.onClose()
  }
  return (
    <Dialog title={t('templates.create')} isOpen={props.isOpen} onClose={props.onClose}>
      <Form onSubmit={submit}>
        <TextField
          name="name"
          label={t('templates.name')}
          isRequired
          maxLength={constraints.NewTemplate.name.maxLength}
          autoFocus
        />
        <RadioGroup
          name="category"
          label={t('templates.category')}
          defaultValue="marketing"
          options={[
            { id: 'marketing', label: t('templates.marketing'), note: t('templates.marketing_note') },
            { id: 'transactional', label: t('templates.transactional'), note: t('templates.transactional_note') },
          ]}
        />
        <div>
          <SubmitButton>{t('templates.create')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
