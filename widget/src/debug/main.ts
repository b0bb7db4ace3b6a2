/** The entry `debug.js`, for `?leadwright_debug`: a panel with each popup's verdict, and `leadwright.why()` for the console. */
import type { Session } from '../contract.ts'
import type { Situation, Verdict } from '../decide/decide.ts'
import type { Popup } from '../wire.ts'
import css from './panel.css?inline'
import { texts } from './texts.ts'

type Why = (other?: Partial<Situation>) => { popup_id: string; verdict: Verdict }[]

const make = (name: string, text = '', ...children: Node[]): HTMLElement => {
  const element = document.createElement(name)
  element.textContent = text
  element.append(...children)
  return element
}

const nameOf = ({ content, type }: Popup): string => content.heading || content.text?.slice(0, 60) || type

export function open(session: Session): void {
  const { config, judge, situation, memory, script, listeners } = session
  const why: Why = other =>
    config.popups.map(popup => ({ popup_id: popup.id, verdict: judge(popup, { ...situation(), ...other }) }))
  Object.assign(window.leadwright as object, { why })

  const locale = script.dataset.locale || config.locale || ''
  const say = locale.startsWith('es') ? texts.es : texts.en
  const host = document.createElement('leadwright-debug')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]

  const line = (popup: Popup, verdict: Verdict): HTMLElement => {
    const item = make(
      'li',
      '',
      make('strong', nameOf(popup)),
      make('div', say.verdicts[verdict]),
      make('code', popup.id),
    )
    item.className = verdict
    return item
  }
  const button = (text: string, act: () => void): HTMLElement => {
    const element = make('button', text)
    element.addEventListener('click', act)
    return element
  }
  const draw = (): void => {
    const { who } = situation()
    const facts = [
      say.visitor[who.visitor],
      say.device[who.device],
      who.language,
      memory.consented() ? say.consent : say.no_consent,
    ].join(', ')
    const verdicts = why().map(({ verdict }, at) => line(config.popups[at] as Popup, verdict))
    const panel = make('section', '', make('h2', say.title), make('p', facts), make('p', who.href))
    panel.setAttribute('aria-label', say.title)
    panel.append(verdicts.length ? make('ul', '', ...verdicts) : make('p', say.none))
    panel.append(
      button(say.again, draw),
      button(say.close, () => host.remove()),
    )
    root.replaceChildren(panel)
  }
  draw()
  for (const event of ['shown', 'closed', 'submitted'] as const) listeners.add([event, draw])
  document.documentElement.append(host)
}
