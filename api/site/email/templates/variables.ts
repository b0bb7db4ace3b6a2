/** Every variable of a site's templates: what it stands for, with an example, and whether it may be empty. */

import { type Locale, messageOf } from '../../../platform/texts/messages/messages.ts'
import type { FieldRow } from '../../contacts/custom-fields/rules.ts'
import { mergedFields } from '../../contacts/lead-records/fields.ts'
import { inventedLead } from './invented-lead.ts'

export const variableSources = ['lead', 'custom_field', 'site', 'sender', 'email'] as const
export type VariableSource = (typeof variableSources)[number]

export interface Variable {
  name: string
  source: VariableSource
  label: string
  example: string
  may_be_empty: boolean
}

const sample_sender = { first_name: 'Ana', last_name: 'García', email: 'ana@example.com', signature: 'Ana García' }

/** Names of those that every site has; `mergedFields` are a lead's. */
export const standardVariables = [
  'lead.email',
  ...mergedFields.map(field => `lead.${field}`),
  'site.name',
  'site.postal_address',
  'sender.first_name',
  'sender.last_name',
  'sender.email',
  'sender.signature',
  'unsubscribe_url',
  'confirmation_url',
  'question',
  'ai_subject',
  'ai_text',
]

type Site = { name: string; postal_address: string }

export function describedVariables(site: Site, fields: readonly FieldRow[], locale: Locale): Variable[] {
  const known = standardVariables.map(name => standard(name, site, locale))
  return [
    ...known.filter(isOfPerson),
    ...fields.map(field => ofField(field, locale)),
    ...known.filter(one => !isOfPerson(one)),
  ]
}

const isOfPerson = ({ source }: Variable): boolean => source === 'lead'

function standard(name: string, site: Site, locale: Locale): Variable {
  const [root = '', key = ''] = name.split('.')
  if (root === 'lead') {
    const example = (inventedLead as unknown as Record<string, string | null>)[key] ?? 'Lucía'
    const label = messageOf(locale, `lead_field.${key}`)
    return { name, source: 'lead', label, example, may_be_empty: key !== 'email' }
  }
  const label = messageOf(locale, `template_variable.${name}`)
  if (root === 'site') {
    return { name, source: 'site', label, example: site[key as keyof Site], may_be_empty: false }
  }
  if (root === 'sender') {
    return {
      name,
      source: 'sender',
      label,
      example: sample_sender[key as keyof typeof sample_sender],
      may_be_empty: false,
    }
  }
  // `question` and `ai_text` are places: with a default they would be none.
  return {
    name,
    source: 'email',
    label,
    example: exampleOfEmail(name, locale),
    may_be_empty: false,
  }
}

const samples: Readonly<Record<string, string>> = {
  question: 'mail.sample.question',
  ai_subject: 'mail.sample.subject',
  ai_text: 'mail.sample.text',
}
const exampleOfEmail = (name: string, locale: Locale): string =>
  samples[name] ? messageOf(locale, samples[name]) : `https://example.com/${name.replace('_url', '')}`

const examples: Readonly<Partial<Record<FieldRow['type'], string>>> = {
  number: '12',
  checkbox: 'true',
  date: '2027-03-14',
  website: 'https://example.com',
  phone: '+34 600 000 000',
}

const ofField = ({ name, label, type, options, placeholder }: FieldRow, locale: Locale): Variable => ({
  name: `lead.custom.${name}`,
  source: 'custom_field',
  label,
  example: examples[type] ?? (options[0] || placeholder || messageOf(locale, 'template_variable.sample')),
  may_be_empty: true,
})
