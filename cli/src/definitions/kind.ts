/** What is known of a kind of definitions, and what of a row of the API is its definition. */

export interface Kind {
  /** Folder, and part of the path in the API. */
  name: string
  /** What a file has, as the API takes it in changes. A test compares it with the contract. */
  fields: readonly string[]
  /** Fields that are given once, at creation. */
  fixed?: readonly string[]
  /** Fields that can be changed, but not taken away. */
  lasting?: readonly string[]
  /** The list leaves fields out: each is read by itself. */
  listed_without?: string
  /** Things of an assistant, which their path in the API names. `flat`: only where they are listed and made. */
  of_assistant?: 'nested' | 'flat'
  /** Fields by which things of one name differ. */
  apart_by?: readonly string[]
  /** Whether a file lies beside the JSON, which is uploaded once and never changed. */
  has_content?: (definition: Definition) => boolean
  /** Where content is uploaded, below the list, if not there. */
  uploads?: string
  /** The API makes the definition of a row, where it is not just its fields. */
  defined?: (definition: Definition) => Definition
  /** What a change sends, where it is not just the fields. */
  changes?: (definition: Definition) => Definition
  /** Each exists on every site, once: it is changed, never made or deleted. */
  settings?: readonly Setting[]
  permission: string
}

export interface Setting {
  /** Path without ending, such as `settings/brand`. */
  id: string
  /** Below the site. */
  path: string
  fields: readonly string[]
  permission: string
  method?: 'PUT'
  /** Definition of an answer, where it is not just its fields. */
  defined?: (answer: Row) => Definition
  /** What a change sends, given the answer of before, where it is not just the definition. */
  changes?: (definition: Definition, before: Row, site_id: string) => Definition
}

/** Row of the API. */
export type Row = Record<string, unknown>
export type Definition = Record<string, unknown>

/** The fields of a row that it has. */
export function pick(row: Row, names: readonly string[]): Definition {
  return Object.fromEntries(names.filter(name => row[name] !== undefined).map(name => [name, row[name]]))
}

/** What of a row is its definition. */
export function toDefinition({ fields, fixed = [], defined = same }: Kind, row: Row): Definition {
  return defined(pick(row, [...fixed, ...fields]))
}

const same = (definition: Definition): Definition => definition

export const hasContent = (kind: Kind, definition: Definition): boolean => kind.has_content?.(definition) === true

/** What people call it: the name, without the ending of a file, a question, or a sender’s address. */
export function labelOf(kind: Kind, definition: Definition): string {
  const { name, question, keyword, email } = definition
  const label = String(name ?? question ?? keyword ?? email ?? 'unnamed')
  return hasContent(kind, definition) ? label.replace(/(.)\.[a-z\d]{1,8}$/i, '$1') : label
}
