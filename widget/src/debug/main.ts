/**
 * The entry `debug.js`, for `?leadwright_debug`: a panel with each popup's verdict, and `leadwright.why()` for the
 * console.
 */
import type { Session, StartModule } from '../contract.ts'
import type { Situation, Verdict } from '../decide/decide.ts'
import type { Popup } from '../wire.ts'
import { watchCalls } from './calls.ts'
import css from './panel.css?inline'
import { type RuleWords, rulesAgainst, type WrittenRules, writtenRules } from './rules.ts'
import { type Texts, texts } from './texts.ts'

type Why = (other?: Partial<Situation>) => { popup_id: string; verdict: Verdict }[]

const make = (name: string, text = '', ...children: (Node | string)[]): HTMLElement => {
  const element = document.createElement(name)
  element.textContent = text
  element.append(...children)
  return element
}

const nameOf = ({ content, type }: Popup): string => content.heading || content.text?.slice(0, 60) || type

/** The rule that does not match, as its owner wrote it. */
const ruleLine = ({ about, values, not }: RuleWords, say: Texts): HTMLElement =>
  make('div', `${not ? say.rule_not : say.rule} ${about} `, values ? make('code', values) : '')

/** Popups that the page names and that are not among the published ones. */
function namedElsewhere({ config }: Session): string[] {
  const places = document.querySelectorAll<HTMLElement>('[data-leadwright-form],[data-leadwright-open]')
  const named = [...places].map(({ dataset }) => dataset.leadwrightForm || dataset.leadwrightOpen || '')
  const known = [...config.popups, ...(config.chats ?? [])].map(({ id }) => id)
  return [...new Set(named)].filter(id => id && !known.includes(id))
}

/** An embedded form that fits shows in its containers alone. */
const hasNoPlace = ({ id, type }: Popup, verdict: Verdict): boolean =>
  type === 'embedded' && verdict === 'show' && !document.querySelector(`[data-leadwright-form="${id}"]`)

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
  if (!isAsked()) return
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

const isAsked = (): boolean => /leadwright_debug/.test(location.search)

export const start: StartModule['start'] = session => {
  if (session.config) open(session)
  else explain(session.script).catch(() => {})
}

function open(session: Session): void {
  const { config, decide, situation, memory, script, listeners, preview } = session
  const why: Why = other =>
    config.popups.map(popup => ({ popup_id: popup.id, verdict: decide(popup, { ...situation(), ...other }) }))
  const say = wordsFor(script.dataset.locale || config.language)
  watchCalls(session, say)
  Object.assign(window.leadwright as object, { why })

  const { host, root } = makeHost()

  let written = new Map<string, WrittenRules>()
  let is_known = false

  const line = (popup: Popup, verdict: Verdict, is_open: boolean): HTMLElement => {
    const { id } = popup
    const is_missing = hasNoPlace(popup, verdict)
    const words = is_open ? say.open : is_missing ? say.no_container.replace('NAME', id) : say.verdicts[verdict]
    const rules = is_open ? [] : rulesAgainst(popup, verdict, situation(), written.get(id), say)
    const draft = written.get(id)?.status === 'draft' ? make('div', say.draft_preview) : ''
    const ruled = rules.map(rule => ruleLine(rule, say))
    const item = make('li', '', make('strong', nameOf(popup)), draft, make('div', words), ...ruled, make('code', id))
    item.className = is_open ? 'show' : is_missing ? 'missing' : verdict
    return item
  }
  /** In a preview the configuration has one popup alone, and nothing is said of other published ones. */
  const namedLine = (id: string): HTMLElement | string => {
    const status = written.get(id)?.status
    if (preview && status === 'published') return ''
    const words = status === 'draft' ? say.draft : say.not_there
    return make('li', '', make('strong', say.named), make('div', words), make('code', id))
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
    const named = is_known ? namedElsewhere(session).map(namedLine) : []
    if (!lines.length) body.append(make('p', say.none))
    if (lines.length || named.length) body.append(make('ul', '', ...named, ...lines))
    const again = button(say.again, look)
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
  /** Draws at once, and again with what the API knows. */
  const look = (): void => {
    draw()
    writtenRules(session, namedElsewhere(session))
      .then(found => {
        written = found
        is_known = true
        draw()
      })
      .catch(() => {})
  }
  look()
  for (const event of ['shown', 'closed', 'submitted'] as const) listeners.add([event, () => setTimeout(draw)])
  document.documentElement.append(host)
}
