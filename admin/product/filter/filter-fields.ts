/** The fields of leads that a filter can ask for, with their words. */
import type { MessageKey, Messages } from '../../messages/messages.tsx'
import type { Option } from '../../ui/option.tsx'
import type { CustomFieldChoice } from './choices.ts'
import type { FieldKind } from './filter.ts'

export type FilterField = { id: string; label: string; kind: FieldKind; options?: Option[] }

const own: [id: string, label: MessageKey, kind: FieldKind][] = [
  ['email', 'filter.email', 'text'],
  ['first_name', 'filter.first_name', 'text'],
  ['middle_name', 'filter.middle_name', 'text'],
  ['last_name', 'filter.last_name', 'text'],
  ['phone', 'filter.phone', 'text'],
  ['registered_at', 'filter.registered_at', 'instant'],
  ['last_activity_at', 'filter.last_activity_at', 'instant'],
  ['last_contacted_at', 'filter.last_contacted_at', 'instant'],
  ['confirmed_at', 'filter.confirmed_at', 'instant'],
  ['email_score', 'filter.email_score', 'number'],
  ['email_disposable', 'filter.email_disposable', 'checkbox'],
  ['email_free', 'filter.email_free', 'checkbox'],
  ['email_role_based', 'filter.email_role_based', 'checkbox'],
  ['opens', 'filter.opens', 'number'],
  ['clicks', 'filter.clicks', 'number'],
  ['timezone', 'filter.timezone', 'text'],
]

const kindOf = (type: string): FieldKind => {
  if (type === 'number' || type === 'checkbox' || type === 'date') return type
  if (type === 'dropdown') return 'choice'
  return type === 'password' ? 'secret' : 'text'
}

/** What an arrival told; marks of addresses are called as they stand there. */
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

export type FilterChoices = { tags: Option[]; audiences: Option[]; campaigns: Option[]; fields: CustomFieldChoice[] }

/** Every field that leads of the site have, with what can be chosen for it. */
export function filterFields(t: Messages['t'], { tags, audiences, campaigns, fields }: FilterChoices): FilterField[] {
  return [
    { id: 'tags', label: t('filter.tags'), kind: 'set', options: tags },
    { id: 'audiences', label: t('filter.audiences'), kind: 'set', options: audiences },
    { id: 'campaigns', label: t('filter.campaigns'), kind: 'set', options: campaigns },
    {
      id: 'mailability',
      label: t('filter.mailability'),
      kind: 'choice',
      options: [
        { id: 'subscribed', label: t('status.subscribed') },
        { id: 'unsubscribed', label: t('status.unsubscribed') },
      ],
    },
    {
      id: 'email_validity',
      label: t('filter.email_validity'),
      kind: 'choice',
      options: [
        { id: 'valid', label: t('status.valid') },
        { id: 'risky', label: t('status.risky') },
        { id: 'invalid', label: t('status.invalid') },
        { id: 'unknown', label: t('status.unknown') },
      ],
    },
    {
      id: 'confirmation',
      label: t('filter.confirmation'),
      kind: 'choice',
      options: [
        { id: 'none', label: t('quality.confirmation_none') },
        { id: 'pending', label: t('quality.confirmation_pending') },
        { id: 'confirmed', label: t('quality.confirmation_confirmed') },
      ],
    },
    {
      id: 'language',
      label: t('filter.language'),
      kind: 'choice',
      options: [
        { id: 'en', label: 'English' },
        { id: 'es', label: 'Español' },
      ],
    },
    {
      id: 'device',
      label: t('results.device'),
      kind: 'choice',
      options: [
        { id: 'desktop', label: t('device.desktop') },
        { id: 'tablet', label: t('device.tablet') },
        { id: 'mobile', label: t('device.mobile') },
      ],
    },
    { id: 'country', label: t('filter.country'), kind: 'text' },
    ...(['first', 'last'] as const).flatMap(which =>
      touchFacts.map(fact => ({
        id: `${which}_${fact}`,
        label: t(which === 'first' ? 'filter.first_touch' : 'filter.last_touch', { fact: factName(t, fact) }),
        kind: 'text' as const,
      })),
    ),
    ...own.map(([id, label, kind]) => ({ id, label: t(label), kind })),
    ...fields.map(field => ({
      id: `custom_fields.${field.name}`,
      label: field.label,
      kind: kindOf(field.type),
      ...(field.type === 'dropdown' && { options: field.options.map(option => ({ id: option, label: option })) }),
    })),
  ]
}
