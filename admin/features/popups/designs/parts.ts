/** What designs have in common: the usual fields with their words, and a typeface. */
import type { FormField } from '@leadwright/sdk'
import type { Messages } from '../../../messages/messages.tsx'

export type Words = Messages['t']

/** A site has this stack among its fonts from the beginning. */
export const serif = 'ui-serif, Georgia, Cambria, "Times New Roman", serif'

export const email = (t: Words): FormField => ({
  name: 'email',
  label: t('popup_designs.email'),
  placeholder: t('popup_designs.email_placeholder'),
  required: true,
})
export const first_name = (t: Words, required: boolean): FormField => ({
  name: 'first_name',
  label: t('popup_designs.first_name'),
  required,
})
export const last_name = (t: Words): FormField => ({ name: 'last_name', label: t('popup_designs.last_name') })
export const phone = (t: Words): FormField => ({ name: 'phone', label: t('popup_designs.phone') })
