/** Visitors see forms and close them; owners try designs of forms, and say how long visits and conversations are kept. */
import { variantOf } from '../../../widget/src/decide/variant.ts'
import { begin, see } from '../model/designs.ts'
import { forgetOld, visit } from '../model/visits.ts'
import { get, type World } from '../model/world.ts'
import type { Answer } from '../product/client.ts'
import { at, idOf, type Session } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'
import { operate } from './plans.ts'

const VISITORS_MAX = 30
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PAGE = 'https://casaverde.example/'

/** The id that a browser has made up for itself. */
export const browserOf = (visitor: string): string => `browser-of-visitor-${visitor}`

interface PublicForm {
  id: string
  variants?: { id: string }[]
}

interface Seeing {
  form: string
  visitor: string
  closes: boolean
}

/** As the widget decides: by what is public, and by the browser's id. */
async function visitPage(session: Session, { form, visitor, closes }: Seeing): Promise<Answer> {
  const { client, site } = session.ground
  const config = await client.call('GET', `/v1/public/sites/${site}/config`, { token: null })
  const shown = (config.body.popups as PublicForm[] | undefined)?.find(({ id }) => id === idOf(session, form))
  const variant = shown && variantOf(browserOf(visitor), shown as never)
  const of = { popup_id: shown?.id, page_url: PAGE, ...(variant && { variant }) }
  const events = [
    { type: 'page_visited', page_url: PAGE },
    ...(shown ? [{ type: 'popup_shown', ...of }] : []),
    ...(shown && closes ? [{ type: 'popup_closed', ...of }] : []),
  ]
  const told = await client.call('POST', `/v1/public/sites/${site}/events`, {
    ...{ token: null, headers: { 'user-agent': READER }, body: { visitor_id: browserOf(visitor), events } },
  })
  return { ...told, body: { ...told.body, shown: shown ? (variant ?? null) : undefined } }
}

const seeForm = action<Seeing>({
  type: 'see_form',
  weight: 8,
  draw(random, world) {
    const form = maybePick(random, [...world.capture.forms.keys()])
    const visitor = `w${random.between(1, VISITORS_MAX)}`
    return form === null ? null : { form, visitor, closes: chance(random, 40) }
  },
  possible: ({ capture }, { form }) => capture.forms.has(form),
  play: visitPage,
  tell(world, { form: key, visitor, closes }, answer) {
    if (world.drafted) return expectAnswer(answer, 404, 'site_not_found')
    const form = get(world.capture.forms, key)
    const browser = visit(world, visitor)
    const is_there = form.live
    const { shown } = answer.body
    if ((shown !== undefined) !== is_there)
      return [`${visitor} sees ${key}: ${shown !== undefined}, should be ${is_there}`]
    if (!is_there) return expectAnswer(answer, 202)
    const design = String(shown ?? form.trial.base)
    const before = form.trial.seen.get(visitor)
    const is_right = see(form.trial, browser, design, closes)
    const should = before ?? `one of ${[form.trial.base, ...form.trial.others]}`
    return [
      ...expectAnswer(answer, 202),
      ...(is_right ? [] : [`${visitor} sees ${design} of ${key}, should be ${should}`]),
    ]
  },
})

const isTried = ({ capture }: World, form: string): boolean => (capture.forms.get(form)?.trial.others.length ?? 0) > 0

const tryDesigns = action<{ form: string; designs: string[] }>({
  type: 'try_designs',
  weight: 2,
  draw(random, world, newKey) {
    const form = maybePick(
      random,
      [...world.capture.forms.keys()].filter(key => !isTried(world, key)),
    )
    return form === null ? null : { form, designs: Array.from({ length: random.between(1, 2) }, () => newKey('v')) }
  },
  possible: (world, { form }) => world.capture.forms.has(form) && !isTried(world, form),
  play: (session, { form, designs }) =>
    session.ground.client.patch(at(session, `popups/${idOf(session, form)}`), {
      variants: designs.map(id => ({ id, name: id, content: { heading: `A letter, ${id}` } })),
    }),
  tell(world, { form, designs }, answer) {
    const { trial } = get(world.capture.forms, form)
    begin(trial, trial.base, designs)
    return expectAnswer(answer, 200)
  },
})

const pickWinner = action<{ form: string; design: string }>({
  type: 'pick_winner',
  weight: 2,
  draw(random, world) {
    const form = maybePick(
      random,
      [...world.capture.forms.values()].filter(({ key }) => isTried(world, key)),
    )
    return form && { form: form.key, design: random.pick([form.trial.base, ...form.trial.others]) }
  },
  possible: ({ capture }, { form, design }) => {
    const trial = capture.forms.get(form)?.trial
    return trial !== undefined && trial.others.length > 0 && [trial.base, ...trial.others].includes(design)
  },
  play: (session, { form, design }) =>
    session.ground.client.post(at(session, `popups/${idOf(session, form)}/variants/${design}/apply`)),
  tell(world, { form, design }, answer) {
    begin(get(world.capture.forms, form).trial, design, [])
    return expectAnswer(answer, 200)
  },
})

interface Keeping {
  visit_days: number
  conversation_months: number | null
}

const keepFor = action<Keeping>({
  type: 'keep_for',
  weight: 1,
  draw: random => ({
    visit_days: random.between(1, 14),
    conversation_months: chance(random, 70) ? random.between(1, 3) : null,
  }),
  possible: () => true,
  async play(session, { visit_days, conversation_months: months }) {
    const visits = { enabled: true, kept_days: visit_days }
    const tracked = await session.ground.client.patch(at(session, 'tracking-settings'), visits)
    if (tracked.status !== 200) return tracked
    const call = await operate(session)
    return call('PATCH', at(session, 'retention'), { rules: [{ type: 'conversations', months }] })
  },
  tell(world, given, answer) {
    world.kept_for = { ...given }
    return expectAnswer(answer, 200)
  },
})

/** What each process does once an hour. */
const tidy = action({
  type: 'tidy',
  weight: 3,
  draw: () => ({}),
  possible: () => true,
  async play({ ground }) {
    await ground.product.tidy(ground.site)
    return { status: 200, text: '', body: { id: '', data: [] } }
  },
  tell(world) {
    forgetOld(world)
    return []
  },
})

export const visitors = [seeForm, tryDesigns, pickWinner, keepFor, tidy]
