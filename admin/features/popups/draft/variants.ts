/**
 * Variants of a popup for comparison: what each shows otherwise than the original. Editing one edits the whole popup as
 * it would look; what differs from the original afterwards is what the variant keeps. Pure.
 */
import type { PopupVariant } from '@leadwright/sdk'
import { isEqual } from '../../../product/is-equal.ts'
import type { PopupDraft } from './draft.ts'

export const original = 'original'

/** Keys of `given` whose values are not those of `base`; undefined when there are none. */
function differing<T extends object>(base: T, given: T): Partial<T> | undefined {
  const names = [...new Set([...Object.keys(base), ...Object.keys(given)])] as (keyof T)[]
  const other = names.filter(name => !isEqual(base[name], given[name]))
  return other.length === 0 ? undefined : (Object.fromEntries(other.map(name => [name, given[name]])) as Partial<T>)
}

/** The popup as the visitors of a variant see it. */
export function shownVariant(draft: PopupDraft, id: string): PopupDraft {
  const variant = draft.variants.find(one => one.id === id)
  if (!variant) return draft
  const { content, style, position, animation } = variant
  return {
    ...draft,
    content: { ...draft.content, ...content },
    style: { ...draft.style, ...style },
    position: position ?? draft.position,
    animation: animation ?? draft.animation,
  }
}

/** Takes over what was changed while looking at a variant: its looks and words are its own, all else is everybody's. */
export function withVariantEdited(
  draft: PopupDraft,
  id: string,
  change: (draft: PopupDraft) => PopupDraft,
): PopupDraft {
  const before = shownVariant(draft, id)
  const after = change(before)
  if (after === before) return draft
  if (!draft.variants.some(one => one.id === id)) return after
  const { content, style, position, animation, ...rest } = after
  // Fields are everybody's, and with them how many steps there are to write above.
  const base = rest.form === before.form ? draft.content : { ...draft.content, steps: change(draft).content.steps }
  const own = {
    content: differing(base, content),
    style: differing(draft.style, style),
    position: position === draft.position ? undefined : position,
    animation: animation === draft.animation ? undefined : animation,
  }
  const kept = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
  return {
    ...draft,
    ...rest,
    content: base,
    style: draft.style,
    position: draft.position,
    animation: draft.animation,
    variants: rest.variants.map(one => (one.id === id ? { id, name: one.name, ...kept } : one)),
  }
}

/** Unlike any before, since results keep what former variants came to under their ids. */
const newVariantId = (): string => `v${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

/** One more variant, the same as what is looked at, to be changed. */
export function withVariantAdded(
  draft: PopupDraft,
  name: string,
  like: string = original,
  id = newVariantId(),
): PopupDraft {
  const source: Partial<PopupVariant> = draft.variants.find(one => one.id === like) ?? {}
  return { ...draft, variants: [...draft.variants, { ...source, id, name }] }
}

export const withVariantNamed = (draft: PopupDraft, id: string, name: string): PopupDraft => ({
  ...draft,
  variants: draft.variants.map(one => (one.id === id ? { ...one, name } : one)),
})

export const withoutVariant = (draft: PopupDraft, id: string): PopupDraft => ({
  ...draft,
  variants: draft.variants.filter(one => one.id !== id),
})
