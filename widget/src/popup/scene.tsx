/** Renders one popup from its state, and again when an editor changes it. */
import { render } from 'preact'
import type { Redraw, ShowRequest } from '../contract.ts'
import { speak } from '../messages/catalog.ts'
import { resolve } from './design.ts'
import { extras } from './extras.ts'
import { type FormActions, makeFilling } from './form-actions.ts'
import { applyLook } from './look.ts'
import { Panel } from './panel.tsx'
import css from './popup.css?inline'
import type { State } from './state.ts'
import { makeSurface, type Surface } from './surface.ts'

export type Scene = {
  surface: Surface
  state: State
  update: (changed: Partial<State>) => void
  filling: FormActions
  thank: () => void
  /** Announces the popup to screen readers without moving the focus. */
  announce: () => void
  redraw: (redraw: Redraw) => void
}

/** Builds the popup of a request, not yet on the page. */
export function makeScene(request: ShowRequest, submit: () => void): Scene {
  const { container, script, preview, closed } = request
  const { type } = request.popup
  const state = { height: 0, announcement: '', request } as State
  const surface = makeSurface(
    type,
    container,
    script?.dataset.container,
    css + (extras.css || ''),
    () => state.popup.allow_closing,
    closed,
  )
  const { root, close, listeners } = surface
  const panel = () => root.firstElementChild as HTMLElement

  const update = (changed: Partial<State>): void => {
    Object.assign(state, changed)
    render(<Panel state={state} act={act} listeners={listeners} />, root)
  }
  const filling = makeFilling({ root, state, update, preview, elements: [container, script], submit })
  const act = { ...filling, close }

  const draw = ({ popup: given, site_locale, locales, variant, stage, step = 1 }: Redraw): void => {
    const { popup, locale } = resolve(given, site_locale || request.site_locale, locales || request.locales, variant)
    const { style } = popup
    const say = speak(locale)
    const untouched = { errors: new Map(), meant: new Map(), bad: false, button: undefined, height: 0 }
    update({ ...untouched, popup, locale, say, stage, step, status: preview && request.session ? say('preview') : '' })
    panel().style.margin = panel().style.translate = ''
    applyLook(panel(), style)
    surface.restyle(style?.custom_css || '')
  }
  draw({ ...request, stage: 'form' })
  return {
    surface,
    state,
    update,
    filling,
    thank() {
      const card = root.querySelector<HTMLElement>('.card')
      const { top } = panel().getBoundingClientRect()
      update({ stage: 'done', height: card?.offsetHeight || 0 })
      if (type !== 'popup_box') return
      // A translation is not counted as a layout shift, a box that is centered anew is.
      const moved = panel().getBoundingClientRect().top - top
      panel().style.margin = `${top}px auto auto`
      panel().style.translate = `0 ${moved}px`
    },
    announce() {
      // As it is read, not as it is written with its marks.
      const said = state.popup.content.heading || root.getElementById('text')?.innerText
      if (type === 'sticky_banner' || type === 'slide_in') update({ announcement: said || state.say('popup') })
    },
    redraw(redraw) {
      draw(redraw)
      // No entry animation on each change in the editor.
      for (const animation of root.getAnimations()) animation.finish()
    },
  }
}
