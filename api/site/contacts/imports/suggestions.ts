/**
 * Which column is likely which field: as a file like it was mapped before, by its head, in the words of many products, and by its
 * values. No field is suggested that would refuse most of them. Pure.
 */
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import type { FieldRow } from '../custom-fields/rules.ts'
import { ownFieldNames } from '../lead-records/fields.ts'
import { fieldTakes } from './candidates.ts'
import { consentFieldOf } from './consent-columns.ts'
import { isConsentField } from './consent-statuses.ts'
import { bareHead, type Meaning, plainMeaning, readHead } from './heads.ts'
import { type FieldOffer, offeredField, unsavedField } from './new-fields.ts'
import { toColumnNotation } from './notations.ts'
import { type Product, productMeaning } from './products.ts'
import type { Column } from './reader/rows-writer.ts'
import { fullName, isShared, type Target, tagsField } from './statuses.ts'
import { suggestionByValues } from './value-suggestions.ts'

export const suggestionSources = ['remembered', 'name', 'values'] as const
export interface Suggestion extends Target {
  from: (typeof suggestionSources)[number]
}

export interface SuggestionContext {
  /** The custom fields of the site. */
  fields: readonly FieldRow[]
  remembered: readonly Target[]
  product: Product | null
  /** In which fields are named that the site lacks. */
  locale: Locale
}

export interface SuggestionList {
  suggestions: Suggestion[]
  /** Fields that the site lacks, by the column that could fill them. */
  offers: ReadonlyMap<number, FieldOffer>
}

export function suggestionsFor(columns: readonly Column[], suggesting: SuggestionContext): SuggestionList {
  const suggestions = new Suggestions(columns, suggesting)
  suggestions.remember()
  suggestions.takeConsent()
  suggestions.takeExactNames()
  suggestions.takeMeanings()
  suggestions.takeNames()
  suggestions.takeValues()
  return { suggestions: suggestions.all, offers: suggestions.offers }
}

/** A column by what its head means. */
interface MeaningGuess {
  column: number
  meaning: Meaning
  distance: number
}

function toldBy(name: string, column: number, product: Product | null): MeaningGuess[] {
  const own = productMeaning(product, name)
  if (own !== undefined) return own === 'none' || own === 'consent' ? [] : [{ column, meaning: own, distance: 0 }]
  const head = readHead(name)
  return head ? [{ column, ...head }] : []
}

class Suggestions {
  readonly #columns: readonly Column[]
  readonly #given: SuggestionContext
  readonly #taken = new Set<string>()
  readonly #found = new Map<number, Suggestion>()
  readonly #told: readonly MeaningGuess[]
  readonly #meant: ReadonlyMap<Meaning, readonly FieldRow[]>
  readonly offers = new Map<number, FieldOffer>()

  constructor(columns: readonly Column[], given: SuggestionContext) {
    this.#columns = columns
    this.#given = given
    this.#told = columns.flatMap(({ name }, column) => toldBy(name, column, given.product))
    const meant = given.fields.flatMap(field => {
      const meaning = plainMeaning(field.name) ?? plainMeaning(field.label)
      return meaning ? [{ meaning, field }] : []
    })
    this.#meant = new Map(
      [...Map.groupBy(meant, ({ meaning }) => meaning)].map(([meaning, all]) => [
        meaning,
        all.map(({ field }) => field),
      ]),
    )
  }

  get all(): Suggestion[] {
    return [...this.#found.values()].sort((a, b) => a.column - b.column)
  }

  remember(): void {
    const known = new Set([
      'email',
      tagsField,
      fullName,
      ...ownFieldNames,
      ...this.#given.fields.map(({ name }) => name),
    ])
    for (const target of this.#given.remembered) {
      const { field, column } = target
      if (column < this.#columns.length && (known.has(field) || isConsentField(field)))
        this.#suggest(target, 'remembered')
    }
  }

  /** Several columns may tell of consent, and one that does is nothing else. */
  takeConsent(): void {
    for (const [column, of] of this.#columns.entries()) {
      const own = productMeaning(this.#given.product, of.name)
      const field = own === 'consent' ? 'consent.status' : consentFieldOf(of)
      if (field) this.#suggest({ column, field }, 'name')
    }
  }

  /** Fields that are called exactly so, each the next one that no column has. */
  takeExactNames(): void {
    for (const [column, { name, samples }] of this.#columns.entries()) {
      const said = bareHead(name)
      const own = ['email', ...ownFieldNames].find(field => bareHead(field) === said)
      // Another column of the same meaning may be filled.
      if (own !== undefined && samples.length === 0) continue
      const field =
        own ??
        this.#given.fields.find(
          one =>
            !this.#taken.has(one.name) &&
            [one.name, one.label].some(called => said !== '' && bareHead(called) === said),
        )?.name
      if (field !== undefined && this.#fits(column, field)) this.#suggest({ column, field }, 'name')
    }
  }

  /** Of columns that mean the same the nearest one that is filled. */
  takeMeanings(): void {
    const filled = ({ column }: MeaningGuess) => this.#columns[column]?.filled ?? 0
    const told = this.#told.filter(({ meaning }) => meaning !== 'name')
    const inOrder = told.toSorted(
      (a, b) =>
        Number(filled(b) > 0) - Number(filled(a) > 0) ||
        a.distance - b.distance ||
        filled(b) - filled(a) ||
        a.column - b.column,
    )
    for (const { column, meaning } of inOrder) {
      const target = this.#found.has(column) ? undefined : this.#targetOf(column, meaning)
      if (target && (target.new_field || this.#fits(column, target.field))) this.#suggest(target, 'name')
    }
  }

  /** “Name” is the first one beside a last one, else the full one where most values are of several words. */
  takeNames(): void {
    for (const { column, meaning } of this.#told) {
      if (meaning !== 'name' || this.#found.has(column) || this.#taken.has('first_name') || this.#taken.has(fullName))
        continue
      const samples = this.#columns[column]?.samples ?? []
      const isFull = samples.filter(sample => sample.trim().includes(' ')).length * 2 > samples.length
      const field = isFull && !this.#taken.has('last_name') ? fullName : 'first_name'
      if (this.#fits(column, field)) this.#suggest({ column, field }, 'name')
    }
  }

  takeValues(): void {
    for (const [column, of] of this.#columns.entries()) {
      if (this.#found.has(column)) continue
      const field = suggestionByValues(of, this.#given.fields, this.#taken)
      if (field !== undefined) this.#suggest({ column, field }, 'values')
    }
  }

  #targetOf(column: number, meaning: Meaning): Target | undefined {
    if (meaning === 'tags') return { column, field: tagsField }
    if (meaning === 'full_name') return this.#taken.has('first_name') ? undefined : { column, field: fullName }
    const isOwn = meaning === 'email' || (ownFieldNames as readonly string[]).includes(meaning)
    if (isOwn && !this.#taken.has(meaning)) return { column, field: meaning }
    const custom = this.#meant.get(meaning)?.find(({ name }) => !this.#taken.has(name))
    if (custom) return { column, field: custom.name }
    const offer = offeredField(meaning, this.#given.fields, this.#given.locale)
    if (!offer || this.#columns[column]?.samples.length === 0 || !this.#fits(column, offer.field, unsavedField(offer)))
      return undefined
    this.offers.set(column, offer)
    // When somebody signed up is lost with the file; what else the site does not keep is offered.
    return meaning === 'signed_up_on' ? { column, ...offer } : undefined
  }

  #suggest(target: Target, from: Suggestion['from']): void {
    if (this.#found.has(target.column) || this.#taken.has(target.field)) return
    if (!isShared(target.field)) this.#taken.add(target.field)
    this.#found.set(target.column, { ...target, from })
  }

  #fits(column: number, field: string, unsaved?: FieldRow): boolean {
    const samples = this.#columns[column]?.samples ?? []
    const custom = unsaved ?? this.#given.fields.find(({ name }) => name === field)
    const notation = toColumnNotation(this.#columns[column], {})
    return samples.filter(cell => fieldTakes(field, custom, { cell, notation })).length * 2 >= samples.length
  }
}
