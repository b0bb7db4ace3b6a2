/** What a lead has, as people call it: "First name: Ana", by the names under which fields are kept and asked for. */
import { useMessages } from '../../messages/messages.tsx'
import type { FilterField } from './filter-fields.ts'
import { useFilterFields } from './use-filter-fields.ts'

export function useFactWords(site_id: string) {
  const { t, list, number } = useMessages()
  const fields = useFilterFields(site_id)
  const fieldOf = (name: string) => fields.find(({ id }) => id === name || id === `custom_fields.${name}`)
  const words = (value: unknown, field: FilterField | undefined): string => {
    if (Array.isArray(value) && value.length > 0) return list(value.map(one => words(one, field)))
    if (value === null || value === undefined || value === '' || Array.isArray(value)) return t('step.no_value')
    if (typeof value === 'boolean') return t(value ? 'filter.ticked' : 'filter.not_ticked')
    if (typeof value === 'number') return number(value)
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return field?.options?.find(({ id }) => id === text)?.label ?? text
  }
  const labelOf = (name: string): string => fieldOf(name)?.label ?? name
  return {
    labelOf,
    wordsOf: (facts: Record<string, unknown>): string[] =>
      Object.entries(facts).map(([name, value]) => `${labelOf(name)}: ${words(value, fieldOf(name))}`),
  }
}
