/** A transport of the site's own: its kind, its account, and a secret that is never shown again. */
import {
  constraints,
  type EmailTransport,
  type NewEmailTransport,
  type OwnTransportType,
  type SmtpSecurity,
} from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { useSettings } from '../../../product/editor/use-settings.tsx'
import { settingsQuery } from '../../../product/emails/queries.ts'
import { useSiteId } from '../../../product/screens/use-view.ts'
import { Form, SubmitButton } from '../../../ui/form.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { emailTransport } from './client.ts'
import { transportQuery } from './transport-query.ts'

interface Draft {
  type: OwnTransportType
  host: string
  port: number
  security: SmtpSecurity
  username: string
  region: string
  access_key_id: string
  configuration_set: string
  message_stream: string
  secret: string
}

const draftOf = ({ type, smtp, ses, postmark }: EmailTransport): Draft => ({
  type: type === 'installation' ? 'smtp' : type,
  host: smtp?.host ?? '',
  port: smtp?.port ?? 587,
  security: smtp?.security ?? 'starttls',
  username: smtp?.username ?? '',
  region: ses?.region ?? '',
  access_key_id: ses?.access_key_id ?? '',
  configuration_set: ses?.configuration_set ?? '',
  message_stream: postmark?.message_stream ?? 'outbound',
  secret: '',
})

function bodyOf(draft: Draft): NewEmailTransport {
  const { type, secret } = draft
  if (type === 'smtp') {
    const { host, port, security, username } = draft
    const smtp = { host: host.trim(), port, security, username: username.trim() || null }
    return { type, smtp: { ...smtp, ...(secret && { password: secret }) } }
  }
  if (type === 'ses') {
    const { region, access_key_id, configuration_set } = draft
    const ses = {
      region: region.trim(),
      access_key_id: access_key_id.trim(),
      configuration_set: configuration_set.trim() || null,
    }
    return { type, ses: { ...ses, ...(secret && { secret_access_key: secret.trim() }) } }
  }
  const postmark = { message_stream: draft.message_stream.trim() }
  return { type, postmark: { ...postmark, ...(secret && { server_token: secret.trim() }) } }
}

interface TransportFormProps {
  transport: EmailTransport
  onSaved: () => void
}

export function TransportForm({ transport, onSaved }: TransportFormProps) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const { draft, change, submit, dialogs } = useSettings({
    settings: transport,
    query: transportQuery(site_id),
    draftOf,
    save: (_changes, options, whole) => emailTransport.update({ site_id, body: bodyOf(whole) }, options),
    refreshes: [settingsQuery(site_id).queryKey],
    saved: t('transport.saved'),
  })
  const isStored = transport.has_secret && transport.type === draft.type
  const parts = { draft, change, isStored }
  return (
    <>
      <Form onSubmit={async () => (await submit()) && onSaved()}>
        <RadioGroup
          label={t('transport.kind')}
          value={draft.type}
          onChange={type => change({ type: type as OwnTransportType, secret: '' })}
          options={[
            { id: 'smtp', label: t('transport.smtp') },
            { id: 'ses', label: t('transport.ses'), note: t('transport.ses_note') },
            { id: 'postmark', label: t('transport.postmark'), note: t('transport.postmark_note') },
          ]}
        />
        {draft.type === 'smtp' && <SmtpFields {...parts} />}
        {draft.type === 'ses' && <SesFields {...parts} />}
        {draft.type === 'postmark' && <PostmarkFields {...parts} />}
        <div>
          <SubmitButton>{t('email_settings.save')}</SubmitButton>
        </div>
      </Form>
      {dialogs}
    </>
  )
}

interface Fields {
  draft: Draft
  change: (next: Partial<Draft>) => void
  isStored: boolean
}

function Secret({
  name,
  label,
  isRequired,
  draft,
  change,
  isStored,
}: Fields & { name: string; label: string; isRequired: boolean }) {
  const { t } = useMessages()
  return (
    <TextField
      name={name}
      type="password"
      label={label}
      description={t(isStored ? 'transport.secret_keep' : 'transport.secret_note')}
      isRequired={isRequired && !isStored}
      autoComplete="off"
      value={draft.secret}
      onChange={secret => change({ secret })}
    />
  )
}

function SmtpFields({ draft, change, isStored }: Fields) {
  const { t } = useMessages()
  return (
    <>
      <TextField
        name="smtp.host"
        label={t('transport.host')}
        placeholder="smtp.example.com"
        isRequired
        value={draft.host}
        onChange={host => change({ host })}
      />
      <NumberField
        name="smtp.port"
        label={t('transport.port')}
        isRequired
        minValue={constraints.NewSmtpTransport.port.minimum}
        maxValue={constraints.NewSmtpTransport.port.maximum}
        formatOptions={{ useGrouping: false }}
        value={draft.port}
        onChange={port => change({ port })}
      />
      <Select
        label={t('transport.security')}
        value={draft.security}
        onChange={security => change({ security: security as SmtpSecurity })}
        options={[
          { id: 'starttls', label: t('transport.starttls') },
          { id: 'tls', label: t('transport.tls') },
          { id: 'none', label: t('transport.unencrypted') },
        ]}
      />
      <TextField
        name="smtp.username"
        label={t('transport.username')}
        autoComplete="off"
        value={draft.username}
        onChange={username => change({ username })}
      />
      <Secret
        name="smtp.password"
        label={t('transport.password')}
        isRequired={draft.username.trim() !== ''}
        {...{ draft, change, isStored }}
      />
    </>
  )
}

function SesFields({ draft, change, isStored }: Fields) {
  const { t } = useMessages()
  return (
    <>
      <TextField
        name="ses.region"
        label={t('transport.region')}
        placeholder="eu-west-1"
        isRequired
        value={draft.region}
        onChange={region => change({ region })}
      />
      <TextField
        name="ses.access_key_id"
        label={t('transport.access_key_id')}
        isRequired
        autoComplete="off"
        value={draft.access_key_id}
        onChange={access_key_id => change({ access_key_id })}
      />
      <Secret
        name="ses.secret_access_key"
        label={t('transport.secret_access_key')}
        isRequired
        {...{ draft, change, isStored }}
      />
      <TextField
        name="ses.configuration_set"
        label={t('transport.configuration_set')}
        description={t('transport.configuration_set_note')}
        value={draft.configuration_set}
        onChange={configuration_set => change({ configuration_set })}
      />
    </>
  )
}

function PostmarkFields({ draft, change, isStored }: Fields) {
  const { t } = useMessages()
  return (
    <>
      <TextField
        name="postmark.message_stream"
        label={t('transport.message_stream')}
        isRequired
        value={draft.message_stream}
        onChange={message_stream => change({ message_stream })}
      />
      <Secret
        name="postmark.server_token"
        label={t('transport.server_token')}
        isRequired
        {...{ draft, change, isStored }}
      />
    </>
  )
}
