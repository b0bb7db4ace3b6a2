/** Which part of a popup somebody has clicked on, as a pointer into its design. Buttons and entries do what they do. */
import type { Popup } from '../wire.ts'

type Look = { popup: Popup; stage: 'form' | 'done'; step?: number }

const PARTS: [selector: string, pointer: string][] = [
  ['.countdown p', '/content/countdown_text'],
  ['.countdown', '/countdown/kind'],
  ['.coupon code', '/content/coupon_code'],
  ['.picture, .behind', '/style/image_id'],
  ['.notice', '/form/consent/text'],
]

/** Nothing where it is no part that has a property of its own. */
export function pickedIn(path: readonly EventTarget[], { popup, stage, step = 1 }: Look): string | undefined {
  const elements = path.filter((one): one is Element => one instanceof Element)
  const within = (selector: string): Element | undefined => elements.find(element => element.matches(selector))
  if (within('a[href]')) return undefined
  if (within('h2')) return stage === 'done' ? '/content/thank_you_heading' : wordsAt(step, 'heading')
  if (within('.text')) return stage === 'done' ? '/content/thank_you_text' : wordsAt(step, 'text')
  const found = PARTS.find(([selector]) => within(selector))
  if (found) return found[1]
  const label = within('label, legend')
  if (!label || within('input, select, textarea, .choices label')) return undefined
  const id = label.closest('fieldset')?.id || label.getAttribute('for') || ''
  if (id === 'consent') return '/form/consent/text'
  const field = popup.form.fields[Number(/^f(\d+)$/.exec(id)?.[1])]
  return field ? `/form/fields/${popup.form.fields.indexOf(field)}` : undefined
}

const wordsAt = (step: number, part: 'heading' | 'text'): string =>
  step > 1 ? `/content/steps/${step - 2}` : `/content/${part}`
