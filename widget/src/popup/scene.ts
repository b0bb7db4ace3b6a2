/** Brings design, words and place together: draws one popup, and draws it anew where an editor changes it. */
import type { Redraw, ShowRequest, Stage } from '../contract.ts'
import { type Say, speak } from '../messages/catalogue.ts'
import type { Popup } from '../wire.ts'
import { type Card, crossButton, makeCard, makeThanks } from './card.ts'
import { resolve } from './design.ts'
import { h, put } from './element.ts'
import { applyLook } from './look.ts'
import css from './popup.css?inline'
import { makeSurface, type Surface } from './surface.ts'

export type Scene = {
  surface: Surface
  popup: () => Popup
  locale: () => string
  say: () => Say
  card: () => Card
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
  let wanted: Omit<Redraw, 'stage'> = request
  let popup = request.popup
  let locale = ''
  let say: Say = speak('')
  let card: Card
  const surface = makeSurface(popup.type, container, css, () => popup.allow_closing, closed)
  const { root, panel, close } = surface
  const heard = h('p', { class: 'unseen', role: 'status' })
  const context = () => ({ popup, say, preview, elements: [container, script], submit, close })

  /** Puts a content in place, with the cross where there is one, and names the whole after it. */
  const place = (content: HTMLElement, stage: Stage): void => {
    const { type, allow_closing, style } = popup
    const closable = type !== 'embedded' && (allow_closing || stage === 'done')
    const named = stage === 'done' || popup.content.heading
    const cross = closable ? [crossButton(say, close)] : []
    const classes = [
      type,
      popup.position,
      popup.animation,
      closable && 'closable',
      style?.background_image_url && 'pictured',
    ]
    panel.className = classes.filter(one => one).join(' ')
    put(panel, 'aria-labelledby', named && 'heading')
    put(panel, 'aria-label', !named && say('popup'))
    put(panel, 'aria-describedby', stage === 'form' && popup.content.text && 'text')
    panel.replaceChildren(content, ...cross, heard)
  }

  const draw = (stage: Stage, step = 1): void => {
    ;({ popup, locale } = resolve(
      wanted.popup,
      wanted.site_locale || request.site_locale,
      wanted.locales || request.locales,
      wanted.variant,
    ))
    say = speak(locale)
    applyLook(panel, popup.style, submit_url)
    surface.restyle(popup.style?.custom_css || '')
    panel.dir = isRtl(locale) ? 'rtl' : 'ltr'
    panel.lang = locale
    card = makeCard(context())
    if (step > 1) card.show(step)
    place(stage === 'done' ? makeThanks(context()) : card.element, stage)
  }

  draw('form')
  return {
    surface,
    popup: () => popup,
    locale: () => locale,
    say: () => say,
    card: () => card,
    thank() {
      // The thanks take the room of the form, so that nothing jumps.
      const thanks = makeThanks(context())
      thanks.style.minHeight = `${card.element.offsetHeight}px`
      place(thanks, 'done')
    },
    announce() {
      const { heading, text } = popup.content
      if (popup.type !== 'popup_box' && popup.type !== 'embedded') heard.textContent = heading || text || say('popup')
    },
    redraw(redraw) {
      wanted = redraw
      draw(redraw.stage, redraw.step)
      // Nobody is to see it come again at every letter.
      for (const animation of root.getAnimations()) animation.finish()
    },
  }
}
