/** What the widget reads and sends, held against the contract: this file does not compile where they part. */
import { expectTypeOf, test } from 'vitest'
import type {
  NewSubmission,
  PopupDecision,
  SubmissionAccepted,
  WidgetConfiguration,
} from '../../sdk/src/generated/models/index.ts'
import type { Config, Submission } from './wire.ts'

// The widget comes with its server: it knows every value that there is.
declare module '../../sdk/src/open.ts' {
  interface KnownValues {
    only: true
  }
}

/** With lists in the place of pairs, which the contract's document does not tell apart. */
type Listed<T> = T extends readonly [infer V, infer V]
  ? V[]
  : T extends readonly (infer V)[]
    ? Listed<V>[]
    : T extends object
      ? { [K in keyof T]: Listed<T[K]> }
      : T

type Keys<C> = C extends unknown ? keyof C : never
type At<C, K> = C extends unknown ? (K extends keyof C ? NonNullable<C[K]> : never) : never
/** The names in one shape that the other has not, at any depth. */
type Surplus<W, C> = W extends readonly (infer V)[]
  ? C extends readonly (infer D)[]
    ? Surplus<V, D>
    : never
  : W extends object
    ? { [K in keyof W]-?: K extends Keys<C> ? Surplus<NonNullable<W[K]>, At<C, K>> : K }[keyof W]
    : never

test('whatever the API answers, the widget can read', () => {
  expectTypeOf<WidgetConfiguration>().toExtend<Listed<Config>>()
})

test('the widget reads nothing that the API does not say, but for what it adds itself', () => {
  // The translated words of options, and the fonts that the editor hands to its frame.
  expectTypeOf<Surplus<Config, WidgetConfiguration>>().toEqualTypeOf<'shown_options' | 'fonts'>()
})

test('what the widget sends is what the API takes', () => {
  expectTypeOf<Submission>().toExtend<NewSubmission>()
  expectTypeOf<Surplus<Submission, NewSubmission>>().toEqualTypeOf<never>()
})

test('what it looks for in answers is there', () => {
  expectTypeOf<SubmissionAccepted>().toHaveProperty('download_url').toEqualTypeOf<string | undefined>()
  expectTypeOf<PopupDecision>().toHaveProperty('popup_ids').toEqualTypeOf<string[]>()
})
