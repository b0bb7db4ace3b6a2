/** Which part of a popup somebody has clicked on, as a pointer into its design, and which of its words may be typed there. */
import { stepsOf } from '../popup/design.ts'
import type { Popup } from '../wire.ts'
import type { Words } from './written.ts'

type Look = { popup: Popup; stage: 'form' | 'done'; step?: number }

export type Part = { pointer: string; words?: Words }

/** Nothing where it is no part that has a property of its own. */
export function partIn(path: readonly EventTarget[], look: Look): Part | undefined {
  const elements = path.filter((one): one is HTMLElement => one instanceof HTMLElement)
  const within = (selector: string) => elements.find(element => element.matches(selector))
  return aroundForm(within, look) || (look.stage === 'form' ? ofForm(within, look) : undefined)
}

type Within = (selector: string) => HTMLElement | undefined

const words = (pointer: string, element: HTMLElement, type: Words['type']): Part => ({
  pointer,
  words: { pointer, element, type },
})

function aroundForm(within: Within, { stage, step = 1 }: Look): Part | undefined {
  const at = (part: 'heading' | 'text') =>
    stage === 'done'
      ? `/content/thank_you_${part}`
      : step > 1
        ? `/content/steps/${step - 2}/${part}`
        : `/content/${part}`
  const heading = within('h2')
  if (heading) return words(at('heading'), heading, 'line')
  const text = within('.text')
  if (text) return words(at('text'), text, 'blocks')
  if (within('.picture, .behind')) return { pointer: '/style/image_id' }
  if (within('.coupon code')) return { pointer: '/content/coupon_code' }
  return undefined
}

function ofForm(within: Within, { popup, step = 1 }: Look): Part | undefined {
  const above = within('.countdown p')
  if (above && above.textContent === popup.content.countdown_text)
    return words('/content/countdown_text', above, 'line')
  if (within('.countdown')) return { pointer: '/countdown/kind' }
  const notice = within('.notice')
  if (notice) return words('/form/consent/text', notice, 'marked line')
  const main = within('.main')
  if (main) return words(step < stepsOf(popup) ? '/content/next_text' : '/content/button_text', main, 'line')
  const back = within('.back')
  return back ? words('/content/back_text', back, 'line') : ofField(within, popup)
}

function ofField(within: Within, popup: Popup): Part | undefined {
  const field = within('.field')
  const box = field?.querySelector<HTMLElement>('fieldset, input, select, textarea')
  if (!field || !box) return undefined
  const tick = within('.tick')?.querySelector('span')
  const label = within('.choices label') ? undefined : within('label, legend')
  if (box.id === 'consent') return tick ? words('/form/consent/text', tick, 'marked line') : undefined
  const at = Number(/^f(\d+)$/.exec(box.id)?.[1])
  if (!popup.form.fields[at]) return undefined
  if (tick) return words(`/form/fields/${at}/label`, tick, 'marked line')
  return label ? words(`/form/fields/${at}/label`, label, 'line') : { pointer: `/form/fields/${at}` }
}
