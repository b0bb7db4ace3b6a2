/** Brings design, words and place together: draws one popup, and draws it anew where an editor changes it. */
import type { Redraw, ShowRequest, Stage } from '../contract.ts'
import { type Say, speak } from '../messages/catalog.ts'
import type { Popup } from '../wire.ts'
import { type Card, crossButton, makeCard, makeThanks } from './card.ts'
import { resolve } from './design.ts'
import { h, put } from './element.ts'
import { applyLook } from './look.ts'
import css from './popup.css?inline'
import { makeSurface, type Surface } from './surface.ts'

export type Scene = {
  surface: Surface
  /** As it is drawn now, in the visitor's language. */
  popup: Popup
  locale: string
  say: Say
  card: Card
  thank: () => void
  /** Tells those who hear the page, without taking them there, that something has come. */
  announce: () => void
  redraw: (redraw: Redraw) => void
}

const isRtl = (locale: string): boolean =>
  /^(ar|he|fa|ur)\b/i.test(locale) || getComputedStyle(document.documentElement).direction === 'rtl'

/** Builds the popup of a request, not yet on the page. */
export function makeScene(request: ShowRequest, submit: () => void): Scene {
  const { container, script, preview, submit_url, closed } = request
  const { type } = request.popup
  const surface = makeSurface(type, container, script?.dataset.container, css, () => scene.popup.allow_closing, closed)
  const { root, panel, close } = surface
  const heard = h('p', { class: 'unseen', 'aria-live': 'polite' })
  const context = () => ({ popup: scene.popup, say: scene.say, preview, elements: [container, script], submit, close })

  /** Puts a content in place, with the cross where there is one, and names the whole after it. */
  const place = (content: HTMLElement, stage: Stage): void => {
    const { position, animation, allow_closing, style, content: texts } = scene.popup
    const done = stage === 'done'
    const closable = type !== 'embedded' && (allow_closing || done)
    const named = done || texts.heading
    const cross = closable ? [crossButton(scene.say, close)] : []
    const pictured = style?.background_image_url ? 'pictured' : ''
    panel.className = `${type} ${position} ${animation} ${closable ? 'closable' : ''} ${pictured}`
    put(panel, 'aria-labelledby', named && 'heading')
    put(panel, 'aria-label', !named && scene.say('popup'))
    put(panel, 'aria-describedby', !done && texts.text && 'text')
    panel.replaceChildren(content, ...cross, heard)
  }

  const draw = ({ popup, site_locale, locales, variant, stage, step }: Redraw): void => {
    Object.assign(scene, resolve(popup, site_locale || request.site_locale, locales || request.locales, variant))
    const {
      locale,
      popup: { style },
    } = scene
    scene.say = speak(locale)
    applyLook(panel, style, submit_url, style?.width_px || (type === 'sticky_banner' ? innerWidth : 640))
    surface.restyle(style?.custom_css || '')
    panel.dir = isRtl(locale) ? 'rtl' : 'ltr'
    panel.lang = locale
    scene.card = makeCard(context())
    if (step) scene.card.show(step)
    place(stage === 'done' ? makeThanks(context()) : scene.card.element, stage)
  }

  const scene = {
    surface,
    thank() {
      // The thanks take the room of the form, so that nothing jumps.
      const thanks = makeThanks(context())
      thanks.style.minHeight = `${scene.card.element.offsetHeight}px`
      place(thanks, 'done')
    },
    announce() {
      const { heading, text } = scene.popup.content
      if (type === 'sticky_banner' || type === 'slide_in') heard.textContent = heading || text || scene.say('popup')
    },
    redraw(redraw) {
      draw(redraw)
      // Nobody is to see it come again at every letter.
      for (const animation of root.getAnimations()) animation.finish()
    },
  } as Scene
  draw({ ...request, stage: 'form' })
  return scene
}
