/** A new sandbox: what runs it, its name, and how long it and leads' data last. */
import { constraints, type SandboxSettings, type SandboxType } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { sandboxes } from '../../product/sandboxes/client.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { runtimeQuery, sandboxSettingsQuery } from './queries.ts'
import { newDraft, toNewSandbox } from './sandbox-draft.ts'
import { EntryFields, type FieldsProps, LifeFields, PlaceFields } from './sandbox-fields.tsx'
import { failureWords } from './words.ts'

export function CreateSandbox() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data, error, refetch } = useQuery(sandboxSettingsQuery(site_id))
  const back = { label: t('sandboxes.title'), href: pathTo('/sites/$site_id/sandboxes', { site_id }) }
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} back={back} />
  return (
    <>
      <PageHeader title={t('sandboxes.create')} back={back} />
      {data ? <NewSandboxForm settings={data} /> : <Skeleton lines={['40%', '60%', '50%']} />}
    </>
  )
}

function NewSandboxForm({ settings }: { settings: SandboxSettings }) {
  const { t } = useMessages()
  const { site_id, timezone = 'UTC' } = useSite()
  const router = useRouter()
  const [draft, setDraft] = useState(() => newDraft(settings))
  const [created, setCreated] = useState<{ id: string; password: string }>()
  const change: FieldsProps['change'] = next => setDraft({ ...draft, ...next })
  const create = useChange({
    run: () => sandboxes.create({ site_id, body: toNewSandbox(draft, timezone) }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sandboxes', 'usage'),
    isHandled: () => true,
  })
  const open = (sandbox_id: string) =>
    router.navigate({ href: pathTo('/sites/$site_id/sandboxes/$sandbox_id', { site_id, sandbox_id }) })
  const submit = async () => {
    const { id, control_panel_password } = await create.mutateAsync()
    if (control_panel_password) setCreated({ id, password: control_panel_password })
    else await open(id)
  }
  return (
    <>
      <Form onSubmit={submit}>
        <div className="stack">
          <Section>
            <div className="stack">
              <TextField
                name="name"
                label={t('sandboxes.name')}
                description={t('sandboxes.name_note')}
                isRequired
                autoFocus
                maxLength={constraints.NewSandbox.name.maxLength}
                value={draft.name}
                onChange={name => change({ name })}
              />
              <RadioGroup
                label={t('sandboxes.type')}
                name="type"
                value={draft.type}
                onChange={id => change({ type: id as SandboxType })}
                options={[
                  { id: 'wordpress', label: t('sandboxes.wordpress'), note: t('sandboxes.wordpress_note') },
                  { id: 'cpanel', label: t('sandboxes.cpanel'), note: t('sandboxes.cpanel_note') },
                  { id: 'url', label: t('sandboxes.url_type'), note: t('sandboxes.url_type_note') },
                ]}
              />
              <Missing type={draft.type} settings={settings} />
              {draft.type === 'wordpress' ? (
                <EntryFields draft={draft} change={change} />
              ) : (
                <PlaceFields draft={draft} change={change} />
              )}
              {draft.type === 'cpanel' && <PanelFields draft={draft} change={change} />}
            </div>
          </Section>
          <LifeFields draft={draft} change={change} />
          <div>
            <SubmitButton>{t('sandboxes.create')}</SubmitButton>
          </div>
        </div>
      </Form>
      <PasswordDialog password={created?.password} onClose={() => created && void open(created.id)} />
    </>
  )
}

/** What is missing on the server before one of this type can be made. */
function Missing({ type, settings }: { type: SandboxType; settings: SandboxSettings }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const can = useCan()
  const { data: runtime } = useQuery({ ...runtimeQuery(site_id), enabled: type === 'wordpress' })
  if (type === 'wordpress' && runtime?.missing)
    return (
      <Notice tone="warning" title={t(failureWords[runtime.missing])}>
        {runtime.missing !== 'address_missing' && (
          <>
            {t('sandboxes.run_command')} <code>{runtime.command}</code>
          </>
        )}
      </Notice>
    )
  if (type === 'cpanel' && settings.panel_host === '')
    return (
      <Notice
        tone="warning"
        title={t('sandboxes.failure_panel_not_configured')}
        action={
          can('manage-sandboxes', site_id) && (
            <Link look="button" href={pathTo('/sites/$site_id/sandboxes/settings', { site_id }, { tab: 'cpanel' })}>
              {t('sandboxes.connect_panel')}
            </Link>
          )
        }
      />
    )
  return null
}

function PanelFields({ draft, change }: FieldsProps) {
  const { t } = useMessages()
  const { control_panel_username, control_panel_password } = constraints.NewSandbox
  return (
    <>
      <TextField
        name="control_panel_username"
        label={t('sandboxes.panel_user')}
        description={t('sandboxes.panel_user_note')}
        isRequired
        autoComplete="off"
        maxLength={control_panel_username.maxLength}
        value={draft.control_panel_username}
        onChange={name => change({ control_panel_username: name })}
      />
      <TextField
        name="control_panel_password"
        type="password"
        label={t('sandboxes.panel_password')}
        description={t('sandboxes.panel_password_note', { minimum: control_panel_password.minLength })}
        autoComplete="new-password"
        value={draft.control_panel_password}
        onChange={password => change({ control_panel_password: password })}
      />
    </>
  )
}
