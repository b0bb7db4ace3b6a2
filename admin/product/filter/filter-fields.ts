/** The fields of leads that a filter can ask for, with their words. */
import { leadFields } from '@leadwright/sdk'
import type { Messages } from '../../messages/messages.tsx'
import type { Option } from '../../ui/option.tsx'
import type { CustomFieldChoice } from './choices.ts'
import type { FieldKind } from './filter.ts'
import { choicesOf, isChoice, type LeadField, leadFieldLabel } from './lead-fields.ts'

export type FilterField = { id: string; label: string; type: FieldKind; options?: Option[] }

const kindOf = (type: string): FieldKind => {
  if (type === 'number' || type === 'checkbox' || type === 'date') return type
  if (type === 'dropdown') return 'choice'
  return type === 'password' ? 'secret' : 'text'
}

/** Facts of an arrival; URL parameters keep their own names. */
const touchFacts = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'fbclid',
  'msclkid',
  'referrer',
  'landing_page',
] as const

const factName = (t: Messages['t'], fact: (typeof touchFacts)[number]): string => {
  if (fact === 'referrer') return t('visitors.referrer')
  return fact === 'landing_page' ? t('visitors.landing_page') : fact
}

/** By the state of the lead's access. */
const sandboxSets = [
  ['sandboxes', 'filter.sandboxes'],
  ['sandboxes_active', 'filter.sandboxes_active'],
  ['sandboxes_expiring', 'filter.sandboxes_expiring'],
  ['sandboxes_expire_tomorrow', 'filter.sandboxes_expire_tomorrow'],
  ['sandboxes_expired', 'filter.sandboxes_expired'],
  ['sandboxes_opened', 'filter.sandboxes_opened'],
  ['sandboxes_space_over', 'filter.sandboxes_space_over'],
] as const

const common = (t: Messages['t'], field: LeadField) => ({ id: field.name, label: leadFieldLabel(t, field) })

export type FilterChoices = {
  tags: Option[]
  audiences: Option[]
  campaigns: Option[]
  /** Absent where the person may not know them. */
  assistants?: Option[]
  sandboxes?: Option[]
  fields: CustomFieldChoice[]
}

/** Every field that leads of the site have, with what can be chosen for it. */
export function filterFields(
  t: Messages['t'],
  { tags, audiences, campaigns, assistants = [], sandboxes = [], fields }: FilterChoices,
): FilterField[] {
  return [
    { id: 'tags', label: t('filter.tags'), type: 'set', options: tags },
    { id: 'audiences', label: t('filter.audiences'), type: 'set', options: audiences },
    { id: 'campaigns', label: t('filter.campaigns'), type: 'set', options: campaigns },
    { id: 'assistants', label: t('filter.assistants'), type: 'set', options: assistants },
    ...sandboxSets.map(([id, label]) => ({ id, label: t(label), type: 'set' as const, options: sandboxes })),
    ...leadFields
      .filter(isChoice)
      .map(field => ({ ...common(t, field), type: field.type, options: choicesOf(t, field) })),
    {
      id: 'device',
      label: t('results.device'),
      type: 'choice',
      options: [
        { id: 'desktop', label: t('device.desktop') },
        { id: 'tablet', label: t('device.tablet') },
        { id: 'mobile', label: t('device.mobile') },
      ],
    },
    { id: 'country', label: t('filter.country'), type: 'text' },
    ...(['first', 'last'] as const).flatMap(which =>
      touchFacts.map(fact => ({
        id: `${which}_${fact}`,
        label: t(which === 'first' ? 'filter.first_touch' : 'filter.last_touch', { fact: factName(t, fact) }),
        type: 'text' as const,
      })),
    ),
    ...leadFields.filter(field => !isChoice(field)).map(field => ({ ...common(t, field), type: field.type })),
    ...fields.map(field => ({
      id: `custom_fields.${field.name}`,
      label: field.label,
      type: kindOf(field.type),
      ...(field.type === 'dropdown' && { options: field.options.map(option => ({ id: option, label: option })) }),
    })),
  ]
}
