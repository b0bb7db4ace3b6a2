import { expect, test } from 'vitest'
import { popupWith } from '../../testing/popups.ts'
import type { Popup } from '../wire.ts'
import { agentOf, compileRules } from './compile.ts'
import { always, decide, dueAt, failedRule, inOrder, type Progress, type Situation } from './decide.ts'
import type { Who } from './fact.ts'
import { arrivalOf } from './url.ts'

const DAY = 86_400_000
const NOW = 1_800_000_000_000
const arrived: Progress = { visible_ms: 0, active_ms: 0, scroll_percent: 0, exit_intent: false }
const page = 'https://www.shop.example/Prices/?utm_source=Mail&plan=pro'
const who: Who = {
  href: page,
  device: 'desktop',
  agent: agentOf('firefox'),
  language: 'es-MX',
  arrival: arrivalOf({ href: page, referrer: 'https://www.google.com/' }, page),
  visitor: 'new',
}

const situation = (more: Partial<Situation> = {}): Situation => ({
  now: NOW,
  who,
  seen: () => [],
  asked: () => false,
  progress: arrived,
  ...more,
})
const none = { url_rules: [], visitor_rules: [] }
type Moments = { shown?: number; closed?: number; submitted?: number }
const seen = ({ shown = 0, closed = 0, submitted = 0 }: Moments, more: Partial<Situation> = {}) =>
  situation({ seen: () => [shown, closed, submitted], ...more })

test('any one trigger opens, exactly at its measure', () => {
  const popup = popupWith({
    triggers: [
      { type: 'delay', seconds: 5 },
      { type: 'scroll', percent: 50 },
      { type: 'exit_intent' },
      { type: 'inactivity', seconds: 2 },
    ],
  })
  const verdict = (progress: Partial<Progress>) => decide(popup, situation({ progress: { ...arrived, ...progress } }))
  expect(verdict({ visible_ms: 4999, active_ms: 3000, scroll_percent: 49.9 })).toBe('waiting')
  expect(verdict({ visible_ms: 5000, active_ms: 5000 })).toBe('show')
  expect(verdict({ scroll_percent: 50 })).toBe('show')
  expect(verdict({ exit_intent: true })).toBe('show')
  expect(verdict({ visible_ms: 3000, active_ms: 1001 })).toBe('waiting')
  expect(verdict({ visible_ms: 3000, active_ms: 1000 })).toBe('show')
})

test('without triggers, or by click alone, it waits for a call', () => {
  for (const triggers of [undefined, [], [{ type: 'click' as const }]]) {
    const { triggers: _, ...popup } = popupWith()
    expect(decide({ ...popup, ...(triggers && { triggers }) }, situation({ progress: always }))).toBe('waiting')
  }
})

test('frequency counts from showing, hiding from closing, and both must have passed', () => {
  const popup = popupWith({ frequency_days: 7, hide_duration_days: 30 })
  const verdict = (moments: Moments) => decide(popup, seen(moments))
  expect(verdict({ shown: NOW - 7 * DAY + 1 })).toBe('frequency')
  expect(verdict({ shown: NOW - 7 * DAY })).toBe('show')
  expect(verdict({ shown: NOW - 8 * DAY, closed: NOW - 30 * DAY + 1 })).toBe('hidden')
  expect(verdict({ shown: NOW - 31 * DAY, closed: NOW - 30 * DAY })).toBe('show')
  const always_on = popupWith({ frequency_days: 0, hide_duration_days: 0 })
  expect(decide(always_on, seen({ shown: NOW, closed: NOW }))).toBe('show')
})

test('a submission ends it, unless it is set otherwise', () => {
  const submitted = NOW - 4000 * DAY
  expect(decide(popupWith(), seen({ submitted }))).toBe('submitted')
  expect(decide(popupWith({ show_after_submission: true }), seen({ submitted }))).toBe('show')
  expect(decide(popupWith({ show_after_submission: true }), seen({ shown: NOW, submitted }))).toBe('frequency')
})

test('devices, dates, addresses and visitors hold before all, and a preview asks for none of them', () => {
  const cases: [ReturnType<typeof decide>, Partial<Popup>][] = [
    ['device', { rules: compileRules({ ...none, devices: ['mobile', 'tablet'] }) }],
    ['schedule', { schedule: [NOW + 1] }],
    ['show', { schedule: [NOW, NOW + 1] }],
    ['schedule', { schedule: [0, NOW] }],
    ['url', { rules: compileRules({ url_rules: [{ match: 'equals', value: '/about' }], visitor_rules: [] }) }],
    [
      'visitor',
      {
        rules: compileRules({ url_rules: [], visitor_rules: [{ field: 'visitor', op: 'is', values: ['returning'] }] }),
      },
    ],
    ['server', { ask: true }],
  ]
  for (const [verdict, parts] of cases) {
    expect(decide(popupWith(parts), situation())).toBe(verdict)
    expect(decide(popupWith(parts), situation({ preview: true }))).toBe('show')
  }
  expect(decide(popupWith({ ask: true }), situation({ asked: id => id === 'popup_1' }))).toBe('show')
})

test('an embedded form stands where it is put: no trigger, no frequency, but its rules', () => {
  const embedded = popupWith({ type: 'embedded', position: 'inline', triggers: [] })
  expect(decide(embedded, seen({ shown: NOW, closed: NOW, submitted: NOW }))).toBe('show')
  expect(decide({ ...embedded, rules: compileRules({ ...none, devices: ['mobile'] }) }, situation())).toBe('device')
})

const visitorRule = (field: string, op: 'is', values?: string[]) => ({ field, op, values })
test.each<[string, string, string[] | undefined, boolean]>([
  ['device', 'is', ['mobile', 'desktop'], true],
  ['device', 'is_not', ['desktop'], false],
  ['browser', 'is', ['firefox'], true],
  ['browser', 'is', ['chrome', 'safari', 'edge', 'opera', 'samsung', 'other'], false],
  ['browser', 'is_not', ['chrome', 'other'], true],
  ['browser', 'is_not', ['firefox', 'other'], false],
  ['language', 'is', ['ES'], true],
  ['language', 'is', ['es-mx'], true],
  ['language', 'is', ['e'], false],
  ['language', 'is_not', ['en', 'fr'], true],
  ['referrer', 'is', ['google.com'], true],
  ['referrer', 'is', ['https://google.com/'], true],
  ['referrer', 'is', ['google.co'], false],
  ['referrer', 'contains', ['google'], true],
  ['referrer', 'does_not_contain', ['bing', 'google'], false],
  ['referrer', 'is_empty', undefined, false],
  ['referrer', 'is_not_empty', undefined, true],
  ['utm_source', 'is', ['mail'], true],
  ['utm_source', 'is_not', ['mai'], true],
  ['utm_source', 'contains', ['AI'], true],
  ['utm_source', 'contains', ['pro'], false],
  ['utm_source', 'is_empty', undefined, false],
  ['utm_medium', 'is_empty', undefined, true],
  ['utm_medium', 'is_not_empty', undefined, false],
  ['utm_medium', 'is_not', ['mail'], true],
  ['visitor', 'is', ['new'], true],
])('%s %s %j: %s', (field, op, values, holds) => {
  const rules = compileRules({ url_rules: [], visitor_rules: [visitorRule(field, op as 'is', values)] })
  expect(failedRule(rules, who) < 0).toBe(holds)
})

const mailed = 'https://www.shop.example/letter?utm_source=Mail&utm_campaign=Spring%20sale'
const later: Who = {
  ...who,
  href: 'https://www.shop.example/prices?q=x',
  arrival: arrivalOf({ href: mailed, referrer: 'https://www.google.com/' }, 'https://www.shop.example/prices?q=x'),
}
const direct: Who = { ...later, arrival: '\n\nhttps://www.shop.example/?utm_source=mail\n?q=x\n' }
test.each<[string, string, string[] | undefined, boolean, boolean]>([
  ['utm_source', 'is', ['mail'], true, false],
  ['utm_source', 'is', ['mai'], false, false],
  ['utm_campaign', 'is', ['spring sale'], true, false],
  ['utm_campaign', 'contains', ['SALE'], true, false],
  ['utm_source', 'is_not', ['mail'], false, true],
  ['utm_source', 'is_empty', undefined, false, true],
  ['utm_medium', 'is_empty', undefined, true, true],
  ['referrer', 'is', ['google.com'], true, false],
  ['referrer', 'is', ['shop.example'], false, true],
  ['referrer', 'contains', ['google'], true, false],
  ['referrer', 'contains', ['q=x'], false, false],
  ['referrer', 'is_empty', undefined, false, true],
  ['referrer', 'is_not_empty', undefined, true, false],
])(
  'on a later page %s %s %j: %s for who came by mail, %s for who came from nowhere',
  (field, op, values, mail, none) => {
    const rules = compileRules({ url_rules: [], visitor_rules: [visitorRule(field, op as 'is', values)] })
    expect([failedRule(rules, later) < 0, failedRule(rules, direct) < 0]).toEqual([mail, none])
  },
)

test('rules on the query of the address look at this page alone', () => {
  const rules = (value: string) => compileRules({ url_rules: [{ match: 'query', value }], visitor_rules: [] })
  for (const value of ['q=x', 'q']) expect(failedRule(rules(value), later)).toBe(-1)
  for (const value of ['utm_source=mail', 'utm_source', 'x', 'q=']) expect(failedRule(rules(value), later)).toBe(0)
})

test('each browser is told from those that name it too', () => {
  const names = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other']
  for (const name of names) {
    const agent = name === 'other' ? 'curl/8' : agentOf(name)
    const found = names.filter(asked => {
      const rules = compileRules({ url_rules: [], visitor_rules: [visitorRule('browser', 'is', [asked])] })
      return failedRule(rules, { ...who, agent }) < 0
    })
    expect(found).toEqual([name])
  }
})

test('in order: priority, then age, then id', () => {
  const popup = (id: string, priority: number, day: number): Popup =>
    popupWith({ id, priority, created_at: `2026-01-0${day}T00:00:00.000Z` })
  const order = (...popups: Popup[]) => inOrder(popups).map(({ id }) => id)
  expect(order(popup('low', 1, 1), popup('high', 2, 9))).toEqual(['high', 'low'])
  expect(order(popup('young', 1, 2), popup('old', 1, 1))).toEqual(['old', 'young'])
  expect(order(popup('b', 1, 1), popup('a', 1, 1))).toEqual(['a', 'b'])
})

test('time triggers say when they are due; others never are', () => {
  const progress = { ...arrived, active_ms: 500 }
  expect(dueAt({ type: 'delay', seconds: 3 }, progress)).toBe(3000)
  expect(dueAt({ type: 'inactivity', seconds: 3 }, progress)).toBe(3500)
  for (const trigger of [{ type: 'exit_intent' }, { type: 'click' }] as const)
    expect(dueAt(trigger, progress) >= 0).toBe(false)
})

test('after something over the page was closed, nothing else stands there for a while; forms in the page do', () => {
  const within = (more: Partial<Situation>) => situation({ progress: always, free_at: NOW + 1, ...more })
  expect(decide(popupWith(), within({}))).toBe('pause')
  expect(decide(popupWith(), within({ free_at: NOW }))).toBe('show')
  expect(decide(popupWith(), within({ free_at: Number.NaN }))).toBe('show')
  expect(decide(popupWith(), within({ preview: true }))).toBe('show')
  expect(decide(popupWith({ type: 'embedded', position: 'inline' }), within({}))).toBe('show')
})

test('of those that a page view shows once, one is enough', () => {
  const used = ['popup_9', 'popup_box']
  expect(decide(popupWith({ once: 'popup_box' }), situation({ progress: always, used }))).toBe('once')
  expect(decide(popupWith({ once: 'popup_box' }), situation({ progress: always, used: ['popup_9'] }))).toBe('show')
  expect(decide(popupWith(), situation({ progress: always, used: [...used, undefined] }))).toBe('show')
})
