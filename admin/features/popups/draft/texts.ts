/** A text of the popup by its pointer, written in the language and the variant that are looked at. Pure. */
import { constraints } from '@leadwright/sdk'
import { isEqual } from '../../../product/is-equal.ts'
import { type PopupDraft, withContent, withField, withForm } from './draft.ts'
import { withStepWords } from './form-steps.ts'
import {
  type ContentText,
  contentTexts,
  withTranslatedConsent,
  withTranslatedField,
  withTranslatedStep,
  withTranslatedText,
} from './translations.ts'
import { withVariantEdited } from './variants.ts'

type PreviewChoice = { variant: string; locale: string; site_locale: string }
type StepPart = 'heading' | 'text'
type TextName = Exclude<keyof PopupDraft['content'], 'steps'>

type Place =
  | { type: 'content'; name: TextName }
  | { type: 'step'; step: number; part: StepPart }
  | { type: 'label'; field: string }
  | { type: 'consent' }

function placeOf(draft: PopupDraft, pointer: string): Place | undefined {
  const [first, second = '', third = '', fourth = ''] = pointer.split('/').slice(1)
  if (first === 'content' && second === 'steps')
    return { type: 'step', step: Number(third) + 2, part: fourth as StepPart }
  if (first === 'content' && Object.hasOwn(draft.content, second)) return { type: 'content', name: second as TextName }
  if (first === 'form' && second === 'consent') return { type: 'consent' }
  const field = first === 'form' && second === 'fields' ? draft.form.fields[Number(third)] : undefined
  return field && { type: 'label', field: field.name }
}

/** The step of undo, as that of the field in the panel. */
export const stepAt = (pointer: string, locale: string): string => `typed.${locale}${pointer.replaceAll('/', '.')}`

export function withTextAt(draft: PopupDraft, pointer: string, given: string, seen: PreviewChoice): PopupDraft {
  const place = placeOf(draft, pointer)
  if (!place) return draft
  const text = given.slice(0, mostCharacters(place))
  const own = draft.variants.find(one => one.id === seen.variant)
  const isVariants = place.type === 'content' ? own?.content?.[place.name] !== undefined : false
  const isTranslated = seen.locale !== seen.site_locale && !isVariants && canBeTranslated(place)
  if (isTranslated) return translated(draft, seen.locale, place, text)
  const next = (one: PopupDraft) => written(one, place, text)
  const changed = withVariantEdited(draft, seen.variant, next)
  return isEqual(changed, draft) ? draft : changed
}

function mostCharacters(place: Place): number {
  if (place.type === 'step') return constraints.PopupStep[place.part].maxLength
  if (place.type === 'label') return constraints.FormField.label.maxLength
  if (place.type === 'consent') return constraints.ConsentCheckbox.text.maxLength
  return constraints.PopupContent[place.name].maxLength
}

const canBeTranslated = (place: Place): boolean =>
  place.type !== 'content' || contentTexts.includes(place.name as ContentText)

function written(draft: PopupDraft, place: Place, text: string): PopupDraft {
  if (place.type === 'content') return withContent(draft, { [place.name]: text })
  if (place.type === 'step') return withStepWords(draft, place.step, { [place.part]: text })
  if (place.type === 'label') return withField(draft, place.field, { label: text })
  const { consent } = draft.form
  return consent.type === 'none' ? draft : withForm(draft, { consent: { ...consent, text } })
}

function translated(draft: PopupDraft, locale: string, place: Place, text: string): PopupDraft {
  if (place.type === 'content') return withTranslatedText(draft, locale, place.name as ContentText, text)
  if (place.type === 'step') return withTranslatedStep(draft, locale, place.step, { [place.part]: text })
  if (place.type === 'label') return withTranslatedField(draft, locale, place.field, { label: text })
  return withTranslatedConsent(draft, locale, text)
}
