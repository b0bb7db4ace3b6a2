/** Shows one popup until it is closed: renders it, submits the form, shows the thank-you. */
import type { Redraw, ShownPopup, ShowRequest } from '../contract.ts'
import { follow, go } from './after.ts'
import { circumstances } from './answers.ts'
import type { Answers } from './form-actions.ts'
import { loadFonts } from './look.ts'
import { makeScene } from './scene.tsx'
import { type Outcome, type Refusal, send } from './send.ts'
import { askedOf, CONSENT } from './state.ts'

/** A live region must exist for a moment before it changes, or screen readers miss the change. */
const ANNOUNCE_MS = 300

const nameOf = (pointer: string): string =>
  pointer.startsWith('/consent')
    ? CONSENT
    : pointer
        .replace(/^\/values\//, '')
        .replace(/~1/g, '/')
        .replace(/~0/g, '~')

export function show(request: ShowRequest): ShownPopup {
  let sending = false
  let since = 0
  const scene = makeScene(request, () => submit())
  const { surface, state, update, filling } = scene

  const thank = ({ goes_to }: { goes_to?: string | undefined }): void => {
    const inside = surface.root.activeElement
    scene.thank()
    if (inside) surface.root.getElementById('heading')?.focus({ preventScroll: true })
    request.submitted()
    if (request.preview) return
    go(goes_to)
    follow(state.popup.after_submission, request.nonce, request.submit_url).catch(() => {})
  }

  const refuse = (refusals: Refusal[]): void => {
    const asked = askedOf(state.popup)
    const errors = new Map<string, string>()
    for (const { pointer, text } of refusals) {
      const name = nameOf(pointer)
      if (asked.some(field => field.name === name)) errors.set(name, text)
      else update({ status: text, bad: true, button: 'retry' })
    }
    filling.fail(errors)
  }

  const settle = (outcome: Outcome): void => {
    sending = false
    update({ button: undefined })
    if (outcome.type === 'accepted') thank(outcome)
    else if (outcome.type === 'refused') refuse(outcome.errors)
    else update({ status: state.say(outcome.message), bad: true, button: 'retry' })
  }

  const transmit = async (answers: Answers): Promise<Outcome> => {
    if (request.preview) return { type: 'accepted' }
    const { locale } = state
    const { variant, facts } = request
    const submission = { ...facts?.(), ...answers, variant, ...circumstances(locale, performance.now() - since) }
    return send(request.submit_url, submission, locale)
  }

  const submit = (): void => {
    if (sending) return
    sending = true
    // Read now: the page may close the popup as soon as the form is sent.
    const answers = filling.answers()
    update({ status: '', bad: false, button: 'sending' })
    // The button has changed before the work begins.
    setTimeout(() =>
      transmit(answers)
        .then(settle)
        .catch(() => {}),
    )
  }

  // Rendering and layout are two tasks, so that neither blocks the page for long.
  setTimeout(() => {
    surface.open()
    since = performance.now()
    setTimeout(scene.announce, ANNOUNCE_MS)
    loadFonts(request.fonts || [], request.submit_url)
  })
  return {
    close: surface.close,
    update(redraw: Redraw): void {
      sending = false
      scene.redraw(redraw)
    },
  }
}
