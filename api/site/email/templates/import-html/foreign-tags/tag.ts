/** The parts of a template language, whichever product's: all that is left of its notation once a tag was read. Pure. */

/** Reasons for which a tag goes without a substitute. */
export const leftTagTypes = ['variable', 'condition', 'repeat', 'code', 'web_view', 'date', 'share', 'subject'] as const
export type LeftTagType = (typeof leftTagTypes)[number]

export type Operator = '==' | '!=' | '>' | '<' | '>=' | '<=' | 'contains'

/** A condition; `unknown` is one that ours cannot say. */
export type Test =
  | { type: 'present'; path: string }
  | { type: 'compare'; path: string; operator: Operator; value: string }
  | { type: 'and' | 'or'; tests: readonly Test[] }
  | { type: 'not'; test: Test }
  | { type: 'unknown' }

export interface PrintTag {
  type: 'value'
  path: string
  fallback?: string
  /** As ours are called. */
  filters?: readonly string[]
  /** Those of a link that the product writes by itself. */
  words?: string
  /** All of it could stand in a template of ours, if its path is one of ours. */
  is_ours?: boolean
}

export type Tag =
  | PrintTag
  | { type: 'text'; text: string }
  | { type: 'if'; test: Test }
  | { type: 'else'; test?: Test }
  | { type: 'end' }
  /** Each `when` compares with what it names. */
  | { type: 'case'; path: string }
  | { type: 'when'; values: readonly string[] }
  /** All goes to the end of it; without a reason it tells readers nothing. */
  | { type: 'skip'; why?: LeftTagType }
  | { type: 'left'; why: LeftTagType }
  | { type: 'nothing' }

/** Notation of a product for its tags, and their meanings. */
export interface Product {
  name: string
  brackets: readonly Brackets[]
}

export interface Brackets {
  open: string
  close: string
  /** Undefined where it only looks like a tag. `evident`: another tag of this product was seen that nothing else writes. */
  read: (inside: string, evident: boolean) => Tag | undefined
  /** A text that shows that the page is of this product. */
  evidence?: RegExp
  /** Longer ones are no tags; `template_import_tag_characters_max` by default. */
  characters_max?: number
}

/** In place of an address that we have none for: the link goes with its words, such as "View in browser". */
export const NO_ADDRESS = '\uFDD7'
