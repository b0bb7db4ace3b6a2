/** Value that a tag prints, in our Liquid. Pure. */
import { escapeHtml } from '../../layout.ts'
import type { Meaning } from './names.ts'
import type { Value } from './value.ts'

interface Place {
  isHtml: boolean
  /** Within the tag of an element, such as its `href`. */
  isInTag: boolean
  year: number
  /** What a link to unsubscribe says by itself. */
  unsubscribe: string
}

export function toLiquid(meaning: Meaning, value: Value, place: Place): string {
  const { isHtml, isInTag } = place
  switch (meaning.type) {
    case 'variable':
      return printed(meaning.name, value, isHtml)
    case 'full_name':
      return `${printed('lead.first_name', value, isHtml)} {{ lead.last_name }}`
    case 'link': {
      const target = `{{ ${meaning.name} }}`
      if (isInTag) return target
      return isHtml ? `<a href="${target}">${escapeHtml(value.words ?? place.unsubscribe)}</a>` : ''
    }
    case 'year':
      return String(place.year)
    case 'left':
      return isHtml ? escapeHtml(plain(value.fallback)) : plain(value.fallback)
    case 'rest_of_address':
    case 'absent':
      return ''
  }
}

function printed(name: string, { fallback, filters = [] }: Value, isHtml: boolean): string {
  const default_ = fallback ? [`default: ${quoted(fallback)}`] : []
  const tag = `{{ ${[name, ...filters, ...default_].join(' | ')} }}`
  return isHtml ? escapeHtml(tag) : tag
}

/** Without what would end the tag. */
const plain = (text = ''): string => text.replaceAll(/[{}]|%(?=\})/g, '')

function quoted(text: string): string {
  const inside = plain(text).replaceAll('\n', ' ')
  return inside.includes('"') ? `'${inside.replaceAll("'", '’')}'` : `"${inside}"`
}
