/** The list there, who is sent and who is taken in, and the tags and audiences that are tags there, too. */
import type { Connection } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { connections } from '../../product/connections/client.ts'
import { serviceNames } from '../../product/connections/paths.ts'
import { useSettings } from '../../product/editor/use-settings.tsx'
import { useAudienceChoices, useTagChoices } from '../../product/filter/choices.ts'
import { ofSite } from '../../product/screens/use-change.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { canAsk } from './connection-words.ts'
import { connectionQuery, serviceListsQuery } from './queries.ts'
import { SyncSwitches } from './sync-switches.tsx'

type Props = { site_id: string; connection: Connection }

export function ConnectionSettings(props: Props) {
  const { t } = useMessages()
  const { site_id, connection } = props
  const tags = useTagChoices(site_id)
  const audiences = useAudienceChoices(site_id)
  const service = serviceNames[connection.service]
  return (
    <div className="stack">
      <ListForm {...props} />
      {connection.list && (
        <>
          <SyncSwitches
            {...props}
            part="tag_ids"
            title={t('connections.tags')}
            text={t('connections.tags_text', { service })}
            none={t('connections.no_tags')}
            options={tags}
          />
          <SyncSwitches
            {...props}
            part="audience_ids"
            title={t('connections.audiences')}
            text={t('connections.audiences_text', { service })}
            none={t('connections.no_audiences')}
            options={audiences}
          />
        </>
      )}
    </div>
  )
}

function ListForm({ site_id, connection }: Props) {
  const { t, number } = useMessages()
  const isOpen = canAsk(connection)
  const {
    data: lists,
    error,
    refetch,
  } = useQuery({
    ...serviceListsQuery(site_id, connection.id),
    enabled: isOpen,
  })
  const service = serviceNames[connection.service]
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings: connection,
    query: connectionQuery(site_id, connection.id),
    draftOf: ({ list, leads, new_contacts }) => ({ list_id: list?.id ?? '', leads, new_contacts }),
    async save(body, options) {
      const of = { site_id, connection_id: connection.id }
      // Nobody is sent before the owner has seen how: they begin by a button of their own.
      const isFirst = !connection.list && connection.status === 'connected'
      const { version } = isFirst ? await connections.pause(of) : { version: options.ifMatch }
      return connections.update({ ...of, body }, { ...options, ifMatch: version })
    },
    refreshes: ofSite(site_id, 'connections', 'service_fields', 'dashboard'),
    saved: t('connections.saved'),
  })
  const known = lists?.map(({ id, name, contacts }) => ({
    id,
    label: name,
    ...(contacts !== null && { note: t('connections.contacts', { count: contacts, shown: number(contacts) }) }),
  }))
  const isAnother = connection.list !== undefined && draft.list_id !== connection.list.id
  return (
    <Section title={t('connections.list_title')} description={t('connections.list_text', { service })}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      <Form onSubmit={submit}>
        <Select
          name="list_id"
          label={t('connections.list')}
          isRequired
          isDisabled={!isOpen}
          placeholder={t('connections.choose_list')}
          value={draft.list_id || null}
          onChange={list_id => change({ list_id })}
          options={known ?? (connection.list ? [{ id: connection.list.id, label: connection.list.name }] : [])}
        />
        {isAnother && (
          <Notice tone="warning" title={t('connections.another_list')}>
            {t('connections.another_list_text')}
          </Notice>
        )}
        <RadioGroup
          label={t('connections.send')}
          value={draft.leads}
          onChange={leads => change({ leads: leads === 'all' ? 'all' : 'chosen' })}
          options={[
            { id: 'all', label: t('connections.send_all'), note: t('connections.send_all_note') },
            { id: 'chosen', label: t('connections.send_chosen'), note: t('connections.send_chosen_note') },
          ]}
        />
        <RadioGroup
          label={t('connections.new_contacts', { service })}
          value={draft.new_contacts}
          onChange={choice => change({ new_contacts: choice === 'create' ? 'create' : 'ignore' })}
          options={[
            { id: 'create', label: t('connections.new_create'), note: t('connections.new_create_note') },
            { id: 'ignore', label: t('connections.new_ignore') },
          ]}
        />
        {!isOpen && <p className="muted">{t('connections.after_authorization')}</p>}
        <FormActions>
          <SubmitButton isDisabled={!isOpen || !isDirty || draft.list_id === ''}>{t('connections.save')}</SubmitButton>
        </FormActions>
      </Form>
      {dialogs}
    </Section>
  )
}
