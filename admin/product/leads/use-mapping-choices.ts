/** Fields of leads that a column of a file, or a field of a foreign form, may fill. */

import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import type { Option } from '../../ui/option.tsx'
import { useFieldChoices } from '../filter/choices.ts'
import { leadFieldLabel, ownLeadFields } from '../filter/lead-fields.ts'
import { isOfConsent } from './is-of-consent.ts'

export const tagsTarget = 'tags'
export const fullNameTarget = 'name.full'

export const consentFields = [
  ['consent.status', 'imports.consent_status'],
  ['consent.withdrawn_at', 'imports.consent_withdrawn_at'],
  ['consent.suppressed_at', 'imports.consent_suppressed_at'],
  ['consent.given_at', 'imports.consent_given_at'],
  ['consent.given_ip', 'imports.consent_given_ip'],
  ['consent.source', 'imports.consent_source'],
] as const satisfies readonly (readonly [string, MessageKey])[]

/** A field is filled once, but for these. */
export const isSharedTarget = (field: string): boolean => field === tagsTarget || isOfConsent(field)

export function useMappingChoices(site_id: string): { fields: Option[]; consent: Option[] } {
  const { t } = useMessages()
  const custom = useFieldChoices(site_id)
  const group = t('imports.consent_group')
  return {
    fields: [
      { id: 'email', label: t('filter.email') },
      { id: fullNameTarget, label: t('imports.full_name') },
      ...ownLeadFields.map(field => ({ id: field.name, label: leadFieldLabel(t, field) })),
      { id: tagsTarget, label: t('filter.tags') },
      ...custom.map(({ name, label }) => ({ id: name, label })),
    ],
    consent: consentFields.map(([id, label]) => ({ id, label: t(label), group })),
  }
}
