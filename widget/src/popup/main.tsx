/** The popup entry, imported when a popup shows: draws it, checks, sends, thanks. */
import { render } from 'preact'
import type { ShownPopup, ShowRequest } from '../contract.ts'
import { speak } from '../messages/catalogue.ts'
import type { Popup } from '../wire.ts'
import { elementOf, findErrors, submissionOf } from './answers.ts'
import { Card, CONSENT, type State } from './card.tsx'
import { applyLook } from './look.ts'
import { makeModal } from './modal.ts'
import css from './popup.css?inline'
import { type Outcome, type Refusal, send } from './send.ts'

const nameOf = (pointer: string): string =>
  pointer.startsWith('/consent')
    ? CONSENT
    : pointer
        .replace(/^\/values\//, '')
        .replace(/~1/g, '/')
        .replace(/~0/g, '~')

/** Shows one popup until it is closed. Throws only before anything is on the page. */
export function show({ popup: given, submit_url, locale, rtl, preview, submitted, closed }: ShowRequest): ShownPopup {
  let popup = given
  const say = speak(locale)
  const { root, dialog, open, close } = makeModal(css, closed)
  const state: State = { stage: 'form', errors: new Map(), sending: false, status: undefined, refusal: undefined }
  let tried = false
  let since = 0

  const draw = (): void =>
    render(
      <Card popup={popup} state={state} say={say} preview={preview} submit={submit} close={close} edited={edited} />,
      dialog,
    )

  const focusFirstError = (): void => elementOf(root, popup, [...state.errors.keys()][0])?.focus()

  /** After a first try, a corrected field loses its error as soon as it is right. */
  const edited = (name: string): void => {
    if (!tried || !state.errors.has(name)) return
    const error = findErrors(root, popup, say).get(name)
    if (error) state.errors.set(name, error)
    else state.errors.delete(name)
    draw()
  }

  const refuse = (refusals: Refusal[]): void => {
    for (const { pointer, text } of refusals) {
      const name = nameOf(pointer)
      if (elementOf(root, popup, name)) state.errors.set(name, text)
      else state.refusal = text
    }
  }

  const thank = (): void => {
    // The thanks take the room of the form, so that nothing jumps.
    const card = dialog.querySelector<HTMLElement>('.card')
    if (card) card.style.minHeight = `${card.offsetHeight}px`
    state.stage = 'done'
    dress()
    draw()
    root.getElementById('heading')?.focus()
    submitted()
  }

  const settle = (outcome: Outcome): void => {
    state.sending = false
    if (outcome.kind === 'accepted') {
      thank()
      return
    }
    if (outcome.kind === 'refused') refuse(outcome.errors)
    else state.status = outcome.message
    draw()
    focusFirstError()
  }

  const transmit = async (): Promise<Outcome> =>
    preview
      ? { kind: 'accepted' }
      : send(submit_url, submissionOf(root, popup, locale, performance.now() - since), locale)

  const submit = (): void => {
    if (state.sending) return
    tried = true
    state.errors = findErrors(root, popup, say)
    state.status = state.refusal = undefined
    state.sending = !state.errors.size
    draw()
    if (state.sending)
      transmit()
        .then(settle)
        .catch(() => {})
    else focusFirstError()
  }

  const mark = (attribute: string, value: string | false | undefined): void => {
    if (value) dialog.setAttribute(attribute, value)
    else dialog.removeAttribute(attribute)
  }
  const dress = (): void => {
    const done = state.stage === 'done'
    const named = done || popup.content.heading
    applyLook(dialog, popup.style)
    dialog.className = `${popup.position} ${popup.animation}`
    mark('aria-labelledby', named && 'heading')
    mark('aria-label', !named && say('popup'))
    mark('aria-describedby', !done && popup.content.text && 'text')
  }
  dress()
  dialog.dir = rtl ? 'rtl' : 'ltr'
  dialog.lang = locale
  /** A click beside the popup closes it, unless there is something to lose. */
  const beside = (event: Event): void => {
    const untouched = ![...root.querySelectorAll<HTMLInputElement>('.entry')].some(entry => entry.value)
    if (event.target === dialog && popup.allow_closing && (untouched || state.stage === 'done')) close()
  }
  dialog.addEventListener('click', beside)
  draw()
  open()
  since = performance.now()
  const update = (next: Popup, stage: State['stage']): void => {
    popup = next
    state.stage = stage
    state.errors.clear()
    state.status = state.refusal = undefined
    tried = false
    dialog.querySelector<HTMLElement>('.card')?.style.removeProperty('min-height')
    dress()
    draw()
  }
  return { close, update }
}
