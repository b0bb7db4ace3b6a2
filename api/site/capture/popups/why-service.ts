/** "Why?": runs the widget's own decision on the configuration that the widget would get. Nothing is stored. */
import { agentOf } from '../../../../widget/src/decide/compile.ts'
import {
  always,
  decide,
  failedRule,
  inOrder,
  type Situation,
  type Verdict,
} from '../../../../widget/src/decide/decide.ts'
import type { Who } from '../../../../widget/src/decide/fact.ts'
import { arrivalOf } from '../../../../widget/src/decide/url.ts'
import { variantOf } from '../../../../widget/src/decide/variant.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { query } from '../../../platform/features/endpoint.ts'
import { explainPopups as contract } from './contract-why.ts'
import { type CompiledPopup, compilePopups } from './live.ts'
import { devicesOf } from './public-popup.ts'
import { isServerRule, type ServerFacts, serverRuleHolds, serverRulesHold } from './server-rules.ts'

type Body = Input<typeof contract>['body']

const whoOf = (body: Body): Who => ({
  href: body.page_url,
  device: body.device ?? 'desktop',
  agent: agentOf(body.browser ?? ''),
  language: body.language ?? '',
  arrival: arrivalOf({ href: body.landing_page ?? body.page_url, referrer: body.referrer ?? '' }, body.page_url),
  visitor: body.visitor ?? 'new',
})

const factsOf = ({ country, known_lead, tag_ids = [] }: Body): ServerFacts => ({
  country,
  known_lead: known_lead ?? tag_ids.length > 0,
  tag_ids,
})

const moment = (given: string | undefined): number => (given === undefined ? 0 : Date.parse(given))
const day_ms = 86_400_000

/** One interaction as moments of showing, closing and submitting. Nothing is shown after it was closed. */
const momentsOf = ({ interaction, days_ago }: NonNullable<Body['seen_before']>, now: number): number[] => {
  const at = now - days_ago * day_ms
  return [at, interaction === 'closed' ? at : 0, interaction === 'submitted' ? at : 0]
}

function situationOf(body: Body, compiled: readonly CompiledPopup[], pause_seconds: number, now: number): Situation {
  const seen = new Map(body.seen?.map(one => [one.popup_id, one]))
  const facts = factsOf(body)
  const rules = new Map(compiled.map(({ live }) => [live.id, live.server_rules]))
  const at = body.at === undefined ? now : Date.parse(body.at)
  const before = body.seen_before
  const seenOf = (id: string): number[] => {
    const given = seen.get(id)
    if (!given && before && (before.popup_id ?? id) === id) return momentsOf(before, at)
    const { shown_at, closed_at, submitted_at } = given ?? {}
    return [moment(shown_at), moment(closed_at), moment(submitted_at)]
  }
  const over = compiled.filter(({ live }) => live.type !== 'embedded')
  const closed_at = Math.max(0, ...over.map(({ live }) => seenOf(live.id)[1] ?? 0))
  return {
    now: at,
    who: whoOf(body),
    seen: seenOf,
    free_at: closed_at + pause_seconds * 1000,
    used: body.box_shown ? ['popup_box'] : [],
    asked: id => serverRulesHold(rules.get(id) ?? [], facts),
    progress: always,
  }
}

/** The owner's rule that the verdict refers to: the widget's rules come from both lists, without the server's. */
function ruleOf(verdict: Verdict, { live: { design }, wire }: CompiledPopup, who: Who, facts: ServerFacts) {
  const { url_rules, visitor_rules } = design
  // The widget's first rule is the one on devices, unless the popup is for all.
  const failed = failedRule(wire.rules ?? [], who) - (devicesOf(design) ? 1 : 0)
  const own = visitor_rules.flatMap((rule, index) => (isServerRule(rule) ? [] : [index]))
  const ofUrl = (index: number) => {
    const url_rule = url_rules[index]
    return url_rule && { list: 'url_rules' as const, index, url_rule }
  }
  const ofVisitor = (index = -1) => {
    const visitor_rule = visitor_rules[index]
    return visitor_rule && { list: 'visitor_rules' as const, index, visitor_rule }
  }
  if (verdict === 'url') return ofUrl(failed)
  if (verdict === 'visitor') return ofVisitor(own[failed - url_rules.length])
  if (verdict === 'server') return ofVisitor(visitor_rules.findIndex(rule => !serverRuleHolds(rule, facts)))
  return undefined
}

export const explainPopups = query(contract, async (db, { body }, { installation, site, now }) => {
  const compiled = await compilePopups(db, site, 'all', installation)
  const situation = situationOf(body, compiled, site.overlays.pause_seconds, now())
  const facts = factsOf(body)
  const evaluated = compiled.map(one => {
    const popup = one.wire
    const verdict = decide(popup, situation)
    return { one, popup, verdict, shows: verdict === 'show' && one.published && site.published }
  })
  const [first] = inOrder(evaluated.flatMap(({ popup, shows }) => (shows && popup.type !== 'embedded' ? [popup] : [])))
  const data = evaluated.map(({ one, popup, verdict, shows }) => {
    const failed_rule = ruleOf(verdict, one, situation.who, facts)
    const variant = body.visitor_id === undefined ? undefined : variantOf(body.visitor_id, popup)
    const variant_name = one.live.design.variants.find(({ id }) => id === variant)?.name
    return {
      popup_id: one.live.id,
      name: one.name,
      type: one.live.type,
      status: one.published ? ('published' as const) : ('draft' as const),
      verdict,
      ...(failed_rule && { failed_rule }),
      shows,
      first: popup.id === first?.id,
      ...(variant !== undefined && { variant }),
      ...(variant_name !== undefined && { variant_name }),
    }
  })
  const { pause_seconds: overlay_pause_seconds, several_boxes } = site.overlays
  return { site_published: site.published, overlay_pause_seconds, several_boxes, data }
})
