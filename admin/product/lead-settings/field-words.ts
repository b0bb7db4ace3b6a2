/** The types of custom fields in words, and the name that a label proposes. */
import type { CustomFieldType } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'

export const fieldTypeWords = {
  text: 'fields.text',
  textarea: 'fields.textarea',
  number: 'fields.number',
  checkbox: 'fields.checkbox',
  date: 'fields.date',
  dropdown: 'fields.dropdown',
  hidden: 'fields.hidden',
  password: 'fields.password',
  website: 'fields.website',
  phone: 'fields.phone',
} as const satisfies Record<CustomFieldType, MessageKey>

export const fieldTypes = Object.keys(fieldTypeWords) as CustomFieldType[]
export const isFieldType = (text: string): text is CustomFieldType => text in fieldTypeWords

/** `Tamaño de la empresa` proposes `tamano_de_la_empresa`. */
export const fieldNameOf = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 50)
    .replace(/_+$/, '')

/** One option a line; empty lines and repetitions are left out. */
export const optionsOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== ''),
  ),
]
