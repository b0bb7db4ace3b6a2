/** The label of a form field: in the admin's language for the owner, in the site's as a proposal for visitors. */
import { type Language, messagesIn, useMessages } from '../../messages/messages.tsx'
import { leadFieldNamed } from '../filter/lead-fields.ts'

export type CustomField = { name: string; label: string; type: string; options: string[]; required?: boolean }

/** Labels of the fields of every lead; the API uses the same where a form gives none. */
export function ownFieldName(name: string, language: Language): string | undefined {
  return leadFieldNamed(messagesIn(language).t, name)
}

export function useFieldName(custom: readonly CustomField[]) {
  const { language } = useMessages()
  return (name: string, written: Language = language): string =>
    ownFieldName(name, written) ?? custom.find(field => field.name === name)?.label ?? name
}
