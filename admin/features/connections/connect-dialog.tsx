/** Connects a service: by a key of the account, or by signing in there. */
import type { Integration, MarketingService, NewConnection } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { connections } from '../../product/connections/client.ts'
import { connectionPath, serviceNames, services } from '../../product/connections/paths.ts'
import { integrationsQuery } from '../../product/connections/queries.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApplicationFields } from './application-fields.tsx'
import { KeyFields, readKey } from './key-fields.tsx'
import { useAuthorize } from './use-authorize.ts'

type Props = { site_id: string; service: MarketingService | 'any' | undefined; onClose: () => void }

export function ConnectDialog({ site_id, service, onClose }: Props) {
  const { t } = useMessages()
  const { data, error, refetch } = useQuery({ ...integrationsQuery(site_id), enabled: service !== undefined })
  const [chosen, setChosen] = useState<MarketingService>()
  const shown = chosen ?? (service === 'any' ? undefined : service) ?? services[0]
  const integration = data?.find(one => one.service === shown)
  const close = () => {
    setChosen(undefined)
    onClose()
  }
  return (
    <Dialog title={t('connections.create')} isOpen={service !== undefined} onClose={close}>
      <div className="stack">
        <ChoiceBar
          label={t('connections.service')}
          options={services.map(id => ({ id, label: serviceNames[id] }))}
          value={shown}
          onChange={setChosen}
        />
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !integration && <Skeleton />}
        {integration && <Connect key={shown} site_id={site_id} of={integration} onClose={close} />}
      </div>
    </Dialog>
  )
}

type Way = Integration['sign_in'][number]

/** A key where signing in would need an application that nobody has made yet. */
const firstWay = ({ sign_in, installation_application }: Integration): Way =>
  sign_in.includes('key') && !(installation_application && sign_in.includes('oauth')) ? 'key' : 'oauth'

type ConnectProps = { site_id: string; of: Integration; onClose: () => void }

function Connect({ site_id, of, onClose }: ConnectProps) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const [way, setWay] = useState(firstWay(of))
  const authorize = useAuthorize(site_id)
  const create = useChange({
    run: (body: NewConnection) => connections.create({ site_id, body }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'connections'),
    isHandled: () => true,
  })
  const { service } = of
  const name = serviceNames[service]
  const submit = async (data: FormData) => {
    const client_id = String(data.get('application.client_id') ?? '').trim()
    const client_secret = String(data.get('application.client_secret') ?? '').trim()
    const made = await create.mutateAsync({
      service,
      ...(way === 'key' && { key: readKey(data) }),
      ...(client_id && { application: { client_id, client_secret } }),
    })
    const open = () => navigate({ href: connectionPath(site_id, made.id) })
    if (way === 'key') return open()
    // What is made stays, and its screen has the same way to the service.
    await authorize.mutateAsync(made.id).catch(open)
  }
  return (
    <Form onSubmit={submit}>
      {of.sign_in.length > 1 && (
        <ChoiceBar
          label={t('connections.way')}
          options={[
            { id: 'oauth', label: t('connections.by_sign_in') },
            { id: 'key', label: t('connections.by_key') },
          ]}
          value={way}
          onChange={setWay}
        />
      )}
      {way === 'key' ? (
        <KeyFields service={service} />
      ) : (
        <>
          <p className="muted">{t('connections.sign_in_text', { service: name })}</p>
          <ApplicationFields of={of} />
        </>
      )}
      <FormActions onCancel={onClose}>
        <SubmitButton>
          {way === 'key' ? t('connections.connect') : t('connections.go_to', { service: name })}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
