/**
 * The entry `debug.js`, for `?leadwright_debug`: a panel with each popup's verdict, and `leadwright.why()` for the
 * console.
 */
import type { Session, StartModule } from '../contract.ts'
import { failedRule, type Situation, type Verdict } from '../decide/decide.ts'
import type { Popup } from '../wire.ts'
import { watchCalls } from './calls.ts'
import css from './panel.css?inline'
import { type Texts, texts } from './texts.ts'

type Why = (other?: Partial<Situation>) => { popup_id: string; verdict: Verdict }[]

const make = (name: string, text = '', ...children: (Node | string)[]): HTMLElement => {
  const element = document.createElement(name)
  element.textContent = text
  element.append(...children)
  return element
}

const nameOf = ({ content, type }: Popup): string => content.heading || content.text?.slice(0, 60) || type

/** The rule that does not match, as the browser evaluates it. */
function ruleLine(popup: Popup, verdict: Verdict, { who }: Situation, say: Texts): HTMLElement | string {
  const rule = verdict === 'url' || verdict === 'visitor' ? popup.rules?.[failedRule(popup.rules, who)] : undefined
  if (!rule) return ''
  const wanted = rule.any.map(([fact, source]) => `${fact} /${source}/`).join(' | ')
  return make('div', `${rule.not ? say.rule_not : say.rule} `, make('code', wanted))
}

/** An embedded form that fits shows in its containers alone. */
function wordsOf({ id, type }: Popup, verdict: Verdict, say: Texts): string {
  const is_missing =
    type === 'embedded' && verdict === 'show' && !document.querySelector(`[data-leadwright-form="${id}"]`)
  return is_missing ? say.no_container.replace('NAME', id) : say.verdicts[verdict]
}

/** The open popup, if there is one. */
function openNow({ config, memory }: Session): string | undefined {
  if (!document.querySelector('leadwright-popup')) return undefined
  const shownAt = ({ id }: Popup): number => memory.seen(id)[0] || 0
  const [last] = config.popups.filter(({ type }) => type !== 'embedded').sort((a, b) => shownAt(b) - shownAt(a))
  return last?.id
}

const wordsFor = (locale = ''): Texts => (locale.startsWith('es') ? texts.es : texts.en)

function makeHost(): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement('leadwright-debug')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  return { host, root }
}

const button = (text: string, act: () => void): HTMLElement => {
  const element = make('button', text)
  element.addEventListener('click', act)
  return element
}

function panelOf(say: Texts, body: HTMLElement, ...buttons: HTMLElement[]): HTMLElement {
  const panel = make('section', '', make('h2', say.title), body, make('footer', '', ...buttons))
  panel.setAttribute('aria-label', say.title)
  panel.lang = say === texts.es ? 'es' : 'en'
  return panel
}

/** Fetches again to find the reason, since the loader only knows that it failed. Says nothing on network errors. */
async function troubleOf({ src, dataset }: HTMLScriptElement, say: Texts): Promise<string | undefined> {
  const { site } = dataset
  if (!site) return say.site_missing
  const { origin } = new URL(src)
  const { status } = await fetch(`${origin}/v1/public/sites/${encodeURIComponent(site)}/config`, {
    credentials: 'omit',
  })
  return status === 404 ? say.site_unknown.replace('SITE', site).replace('ORIGIN', origin) : undefined
}

async function explain(script: HTMLScriptElement): Promise<void> {
  const say = wordsFor(script.dataset.locale || navigator.language)
  const trouble = await troubleOf(script, say).catch(() => undefined)
  if (!trouble) return
  console.warn(`Leadwright: ${trouble}`)
  if (!/leadwright_debug/.test(location.search)) return
  const { host, root } = makeHost()
  const body = make('div', '', make('p', trouble))
  body.className = 'body'
  root.append(
    panelOf(
      say,
      body,
      button(say.close, () => host.remove()),
    ),
  )
  document.documentElement.append(host)
}

export const start: StartModule['start'] = session => {
  if (session.config) open(session)
  else explain(session.script).catch(() => {})
}

function open(session: Session): void {
  const { config, decide, situation, memory, script, listeners } = session
  const why: Why = other =>
    config.popups.map(popup => ({ popup_id: popup.id, verdict: decide(popup, { ...situation(), ...other }) }))
  const say = wordsFor(script.dataset.locale || config.language)
  watchCalls(session, say)
  Object.assign(window.leadwright as object, { why })

  const { host, root } = makeHost()

  const line = (popup: Popup, verdict: Verdict, is_open: boolean): HTMLElement => {
    const words = is_open ? say.open : wordsOf(popup, verdict, say)
    const rule = is_open ? '' : ruleLine(popup, verdict, situation(), say)
    const item = make('li', '', make('strong', nameOf(popup)), make('div', words), rule, make('code', popup.id))
    item.className = is_open ? 'show' : verdict
    return item
  }
  const draw = (): void => {
    const { who } = situation()
    const facts = [
      say.visitor[who.visitor],
      say.device[who.device],
      who.language,
      memory.consented() ? say.consent : say.no_consent,
    ].join(', ')
    const open_id = openNow(session)
    const lines = why().map(({ popup_id, verdict }, at) =>
      line(config.popups[at] as Popup, verdict, popup_id === open_id),
    )
    const body = make('div', '', make('p', facts), make('p', who.href))
    body.className = 'body'
    body.tabIndex = 0
    body.append(lines.length ? make('ul', '', ...lines) : make('p', say.none))
    const again = button(say.again, draw)
    const panel = panelOf(
      say,
      body,
      again,
      button(say.close, () => host.remove()),
    )
    const had_focus = root.activeElement?.matches('button')
    root.replaceChildren(panel)
    if (had_focus) panel.querySelector('button')?.focus()
  }
  draw()
  for (const event of ['shown', 'closed', 'submitted'] as const) listeners.add([event, () => setTimeout(draw)])
  document.documentElement.append(host)
}
