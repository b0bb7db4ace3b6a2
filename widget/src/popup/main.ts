/** The popup entry, imported when a popup shows: draws it, checks, sends, thanks. */
import type { Redraw, ShownPopup, ShowRequest } from '../contract.ts'
import { follow, go } from './after.ts'
import { circumstances } from './answers.ts'
import { CONSENT } from './form.ts'
import { loadFonts } from './look.ts'
import { makeScene } from './scene.ts'
import { type Outcome, type Refusal, send } from './send.ts'

/** So that a screen reader has seen the place before something is said there. */
const ANNOUNCE_MS = 300

const nameOf = (pointer: string): string =>
  pointer.startsWith('/consent')
    ? CONSENT
    : pointer
        .replace(/^\/values\//, '')
        .replace(/~1/g, '/')
        .replace(/~0/g, '~')

/** Shows one popup until it is closed. */
export function show(request: ShowRequest): ShownPopup {
  let sending = false
  let since = 0
  const scene = makeScene(request, () => submit())
  const { surface } = scene

  const thank = ({ download_url }: { download_url?: string }): void => {
    const inside = surface.root.activeElement
    scene.thank()
    if (inside) surface.root.getElementById('heading')?.focus({ preventScroll: true })
    request.submitted()
    if (request.preview) return
    go(download_url)
    follow(scene.popup.after_submission, request.nonce, request.submit_url).catch(() => {})
  }

  const refuse = (refusals: Refusal[]): void => {
    const { form, fail, label } = scene.card
    const errors = new Map<string, string>()
    for (const { pointer, text } of refusals) {
      const name = nameOf(pointer)
      if (form.views.some(view => view.name === name)) errors.set(name, text)
      else {
        form.status(text, true)
        label('retry')
      }
    }
    fail(errors)
  }

  const settle = (outcome: Outcome): void => {
    sending = false
    const { form, label } = scene.card
    if (outcome.kind === 'accepted') thank(outcome)
    else if (outcome.kind === 'refused') {
      label()
      refuse(outcome.errors)
    } else {
      label('retry')
      form.status(scene.say(outcome.message), true)
    }
  }

  const transmit = async (): Promise<Outcome> => {
    if (request.preview) return { kind: 'accepted' }
    const { form } = scene.card
    const locale = scene.locale
    return send(
      request.submit_url,
      {
        ...request.facts?.(),
        values: form.values(),
        consent: form.consent(),
        variant: request.variant,
        ...circumstances(locale, performance.now() - since),
        website: form.trap(),
      },
      locale,
    )
  }

  const submit = (): void => {
    if (sending) return
    sending = true
    const { form } = scene.card
    form.status('')
    form.button(scene.say('sending'), true)
    // The button has changed before the work begins.
    setTimeout(() =>
      transmit()
        .then(settle)
        .catch(() => {}),
    )
  }

  // Drawing and laying out are two tasks, so that neither keeps the page waiting for long.
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
