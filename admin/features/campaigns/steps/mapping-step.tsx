/** The mapping of form fields: to a field of the lead, or into the submission only. */

import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { useAssistants } from '../../../product/assistants/choices.ts'
import { formLeadFields, leadFieldLabel } from '../../../product/filter/lead-fields.ts'
import { fieldsQuery } from '../../../product/lead-settings/queries.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Facts, Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { mapped, takes } from '../draft.ts'
import { useSources } from '../queries.ts'
import { ServiceMapping } from './service-mapping.tsx'
import type { StepProps } from './step.ts'

const nowhere = '+submission'

export function MappingStep({ site_id, draft, change }: StepProps) {
  const { t } = useMessages()
  const can = useCan()
  const sources = useSources(site_id)
  const leadFields = useLeadFields(site_id)
  const assistant = useAssistants(site_id)?.find(({ id }) => id === draft.assistant_id)
  const source = sources?.find(popup => popup.id === draft.popup_id) ?? assistant?.quick_form
  const asked = source?.form.fields ?? []
  const goes = (field: string) => {
    const entry = draft.field_mapping.find(one => one.field === field)
    return entry ? entry.to : field
  }
  const typeOf = (name: string) => leadFields.find(field => field.name === name)?.type ?? 'text'
  const choices = (field: string) => {
    const taken = new Set(asked.flatMap(({ name }) => (name === field ? [] : [goes(name)])))
    const open = leadFields.filter(({ name, type }) => takes(type, typeOf(field)) && !taken.has(name))
    const own = leadFields.find(({ name }) => name === field)
    const listed = own && !open.includes(own) ? [own, ...open] : open
    return [
      ...listed.map(({ name, label }) => ({ id: name, label })),
      { id: nowhere, label: t('campaign.submission_only') },
    ]
  }
  return (
    <>
      <Section title={t('campaign.mapping')} description={t('campaign.mapping_text')}>
        {!source && <Notice tone="info" title={t('campaign.mapping_needs_source')} />}
        {source && (
          <div className="stack">
            {asked.map(({ name, label }) =>
              name === 'email' ? (
                <Facts key={name} facts={[[label || t('filter.email'), t('campaign.email_stays')]]} />
              ) : (
                <Select
                  key={name}
                  label={label || leadFields.find(field => field.name === name)?.label || name}
                  description={<code>{name}</code>}
                  isRequired
                  value={goes(name) ?? nowhere}
                  onChange={id =>
                    change({ field_mapping: mapped(draft.field_mapping, name, id === nowhere ? null : id) })
                  }
                  options={choices(name)}
                />
              ),
            )}
          </div>
        )}
      </Section>
      {draft.connection_id !== null && can('manage-integrations', site_id) && (
        <ServiceMapping
          site_id={site_id}
          connection_id={draft.connection_id}
          asked={asked.map(({ name, label }) => {
            const to = name === 'email' ? name : (goes(name) ?? undefined)
            const known = leadFields.find(field => field.name === to)
            return { name, label: label || known?.label || name, to: known?.id ?? to }
          })}
        />
      )}
    </>
  )
}

/** The fields that every lead has but for its address, and the site's own. */
function useLeadFields(site_id: string) {
  const { t } = useMessages()
  const can = useCan()
  const { data } = useQuery({ ...fieldsQuery(site_id), enabled: can('manage-leads', site_id) })
  return [
    ...formLeadFields
      .filter(({ name }) => name !== 'email')
      .map(field => ({
        id: field.name as string,
        name: field.name as string,
        label: leadFieldLabel(t, field),
        type: field.form as string,
      })),
    ...(data ?? []).map(({ id, name, label, type }) => ({ id, name, label: label || name, type: type as string })),
  ]
}
