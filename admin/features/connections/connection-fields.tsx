/** Which field of leads fills which field there, and whose value stays when both sides changed it. */
import { type Connection, limits } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { connections } from '../../product/connections/client.ts'
import { serviceNames } from '../../product/connections/paths.ts'
import { useSettings } from '../../product/editor/use-settings.tsx'
import { ofSite } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './connection-fields.module.css'
import { useLeadFieldOptions } from './connection-words.ts'
import { type Mapping, misfits, withConflict, withField, withSuggestions } from './mapping.ts'
import { NewServiceField } from './new-service-field.tsx'
import { connectionQuery, serviceFieldsQuery } from './queries.ts'
import { ServiceFieldRow } from './service-field-row.tsx'

type Props = { site_id: string; connection: Connection; list_id: string }

const toMapping = ({ fields }: Connection): { fields: Mapping } => ({
  fields: fields.map(({ field, service_field, conflict }) => ({ field, service_field, conflict })),
})

export function ConnectionFields({ site_id, connection, list_id }: Props) {
  const { t } = useMessages()
  const ours = useLeadFieldOptions(site_id)
  const service = serviceNames[connection.service]
  const { data: there, error, refetch } = useQuery(serviceFieldsQuery(site_id, connection.id, list_id))
  const { draft, isDirty, change, submit, dialogs } = useSettings({
    settings: connection,
    query: connectionQuery(site_id, connection.id),
    draftOf: toMapping,
    save: (body, options) => connections.update({ site_id, connection_id: connection.id, body }, options),
    refreshes: ofSite(site_id, 'connections', 'dashboard'),
    saved: t('connections.saved'),
  })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!there) return <Skeleton />
  const suggested = withSuggestions(draft.fields, there)
  const more = suggested.length - draft.fields.length
  const wrong = misfits(draft.fields, there)
  const nameOf = (field: string) => ours.find(({ id }) => id === field)?.label ?? field
  const nameThere = (id: string) => connection.fields.find(one => one.service_field === id)?.service_name ?? id
  // A field that is gone there has no row: it goes with the next save.
  const gone = wrong.filter(one => !there.some(({ id }) => id === one.service_field))
  const open = ours.filter(({ id }) => !draft.fields.some(({ field }) => field === id))
  return (
    <Section
      title={t('connections.fields_title')}
      description={t('connections.fields_text', { service })}
      action={
        more > 0 && (
          <Button icon={<Sparkles size={16} aria-hidden />} onPress={() => change({ fields: suggested })}>
            {t('connections.use_suggestions', { count: more })}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        <Form onSubmit={submit}>
          {gone.length > 0 && (
            <Notice
              tone="bad"
              title={t('connections.fields_gone', { count: gone.length, service })}
              action={
                <Button onPress={() => change({ fields: draft.fields.filter(one => !gone.includes(one)) })}>
                  {t('connections.remove')}
                </Button>
              }
            >
              {gone.map(({ field, service_field }) => `${nameOf(field)} → ${nameThere(service_field)}`).join(', ')}
            </Notice>
          )}
          <ol className={styles.fields}>
            {there.map(field => (
              <ServiceFieldRow
                key={field.id}
                of={field}
                service={service}
                ours={ours}
                mapped={draft.fields.find(({ service_field }) => service_field === field.id)}
                isWrong={wrong.some(({ service_field }) => service_field === field.id)}
                onField={chosen => change({ fields: withField(draft.fields, field.id, chosen) })}
                onConflict={rule => change({ fields: withConflict(draft.fields, field.id, rule) })}
              />
            ))}
          </ol>
          <NewServiceField
            site_id={site_id}
            connection={connection}
            options={open}
            onCreated={(service_field, field) => change({ fields: withField(draft.fields, service_field, field) })}
          />
          <FormActions>
            <SubmitButton isDisabled={!isDirty || draft.fields.length > limits.connection_fields_max}>
              {t('connections.save_fields')}
            </SubmitButton>
          </FormActions>
        </Form>
      </div>
      {dialogs}
    </Section>
  )
}
