/** Changes of a sandbox that exists. */
import { constraints, type Sandbox } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { useSettings } from '../../../product/editor/use-settings.tsx'
import { sandboxes } from '../../../product/sandboxes/client.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { sandboxQuery } from '../queries.ts'
import { toChanges, toDraft } from '../sandbox-draft.ts'
import { EntryFields, LifeFields, PlaceFields } from '../sandbox-fields.tsx'

export function EditSandbox({ sandbox }: { sandbox: Sandbox }) {
  const { t } = useMessages()
  const { site_id, timezone = 'UTC' } = useSite()
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings: sandbox,
    query: sandboxQuery(site_id, sandbox.id),
    draftOf: (from: Sandbox) => toDraft(from, timezone),
    save: (_changes, options, whole) =>
      sandboxes.update({ site_id, sandbox_id: sandbox.id, body: toChanges(whole, sandbox, timezone) }, options),
    saved: t('sandboxes.saved'),
  })
  const fields = { draft, change, hasPassword: sandbox.has_password }
  return (
    <>
      <Form onSubmit={submit}>
        <div className="stack">
          <Section title={t('sandboxes.details')}>
            <div className="stack">
              <TextField
                name="name"
                label={t('sandboxes.name')}
                description={t('sandboxes.name_note')}
                isRequired
                maxLength={constraints.NewSandbox.name.maxLength}
                value={draft.name}
                onChange={name => change({ name })}
              />
              {sandbox.type === 'wordpress' ? <EntryFields {...fields} /> : <PlaceFields {...fields} />}
            </div>
          </Section>
          <LifeFields {...fields} />
          <div>
            <SubmitButton isDisabled={!isDirty}>{t('sandboxes.save')}</SubmitButton>
          </div>
        </div>
      </Form>
      {dialogs}
    </>
  )
}
