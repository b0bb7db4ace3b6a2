/** The fields that every lead has, as the contract lists them, with their words. */
import { leadFields } from '@leadwright/sdk'
import type { MessageKey, Messages } from '../../messages/messages.tsx'
import type { Option } from '../../ui/option.tsx'

type Words = Messages['t']
export type LeadField = (typeof leadFields)[number]
/** The editable fields of a lead. */
export type OwnLeadField = Extract<LeadField, { own: true }>
type FormLeadField = Extract<LeadField, { form: string }>
type ChoiceField = Extract<LeadField, { type: 'choice' }>

export const ownLeadFields = leadFields.filter((field): field is OwnLeadField => 'own' in field)
/** In the order in which forms usually ask. */
export const formLeadFields = leadFields.filter((field): field is FormLeadField => 'form' in field)
export const isChoice = (field: LeadField): field is ChoiceField => field.type === 'choice'

const choiceKey = (name: string, value: string) => `lead_choice.${name}_${value}` as MessageKey

export const leadFieldLabel = (t: Words, { name }: LeadField): string => t(`filter.${name}`)

export const leadFieldOf = (name: string): LeadField | undefined => leadFields.find(one => one.name === name)

/** Undefined for names that are no built-in fields. */
export function leadFieldNamed(t: Words, name: string): string | undefined {
  const field = leadFieldOf(name)
  return field && leadFieldLabel(t, field)
}

export const choicesOf = (t: Words, { name, values }: ChoiceField): Option[] =>
  values.map(value => ({ id: value, label: t(choiceKey(name, value)) }))

/** Fields whose change can start a journey. */
export const changeableLeadFields = (t: Words): Option[] =>
  leadFields
    .filter(field => 'own' in field || field.name === 'email')
    .map(field => ({ id: field.name, label: leadFieldLabel(t, field) }))
