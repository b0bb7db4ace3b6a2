/** Rules of popups as their owner wrote them: asked of the API, since the configuration has only what the loader evaluates. */
import type { Session } from '../contract.ts'
import { failedRule, type Situation, type Verdict } from '../decide/decide.ts'
import type { Device, Popup } from '../wire.ts'
import type { Field, Op, Texts, UrlMatch } from './texts.ts'

/** `PopupRules` of the API. */
export type WrittenRules = {
  id: string
  status: 'draft' | 'published'
  devices: Device[]
  url_rules: { match: UrlMatch; value: string; exclude?: boolean }[]
  visitor_rules: { field: Field; op: Op; values?: string[] }[]
}

/** A rule in words: `about` before its values. */
export type RuleWords = { about: string; values: string; not?: boolean }

const ID = /^popup_[0-9a-f]{32}$/
const IDS_MAX = 50

/** By popup; `named` are those of the page that the configuration lacks. */
export async function writtenRules(
  { origin, config, preview }: Session,
  named: readonly string[],
): Promise<Map<string, WrittenRules>> {
  const query = new URLSearchParams()
  const ids = named.filter(id => ID.test(id)).slice(0, IDS_MAX)
  if (ids.length) query.set('popup_ids', ids.join())
  const token = preview && new URLSearchParams(location.search).get('leadwright_preview')
  if (token) query.set('preview', token)
  const answer = await fetch(`${origin}/v1/public/sites/${config.site_id}/popup-rules?${query}`, {
    credentials: 'omit',
  })
  const { popups } = (await answer.json()) as { popups: WrittenRules[] }
  return new Map(popups.map(one => [one.id, one]))
}

/** What only the API evaluates. */
const ASKED: readonly Field[] = ['country', 'known_lead', 'tag']

/** The rules that keep the popup from showing: one that the browser evaluated, or all that the API did. */
export function rulesAgainst(
  popup: Popup,
  verdict: Verdict,
  { who }: Situation,
  written: WrittenRules | undefined,
  say: Texts,
): RuleWords[] {
  if (!written) return []
  const { devices, url_rules, visitor_rules } = written
  const visitor = ({ field, op, values = [] }: WrittenRules['visitor_rules'][number]): RuleWords => ({
    about: `${say.fields[field]} ${say.ops[op]}`,
    values: values.join(say.or),
  })
  if (verdict === 'server') return visitor_rules.filter(({ field }) => ASKED.includes(field)).map(visitor)
  if (verdict !== 'device' && verdict !== 'url' && verdict !== 'visitor') return []
  // In the order in which the API compiles them.
  const words: RuleWords[] = [
    ...(devices.length < 3
      ? [{ about: `${say.fields.device} ${say.ops.is}`, values: devices.map(one => say.device[one]).join(say.or) }]
      : []),
    ...url_rules.map(({ match, value, exclude }) => ({
      about: say.matches[match],
      values: value
        .split('\n')
        .flatMap(line => line.trim() || [])
        .join(say.or),
      not: exclude,
    })),
    ...visitor_rules.filter(({ field }) => !ASKED.includes(field)).map(visitor),
  ]
  return words.slice(failedRule(popup.rules ?? [], who)).slice(0, 1)
}
