/** Templates: a copy keeps its topic, and one that something waits for keeps its category. */
import { get, type World } from '../model/world.ts'
import { at, idOf, keep } from '../session.ts'
import { action, expectAnswer, maybePick } from './action.ts'

const TEMPLATES_MAX = 7

const copy = action<{ template: string; from: string }>({
  type: 'copy_template',
  weight: 1,
  draw(random, world, newKey) {
    if (world.templates.size >= TEMPLATES_MAX) return null
    return { template: newKey('m'), from: random.pick([...world.templates.keys()]) }
  },
  possible: (world, { from }) => world.templates.has(from),
  async play(session, { template, from }) {
    const answer = await session.ground.client.post(at(session, `templates/${idOf(session, from)}/duplicate`))
    keep(session, template, answer.body.id)
    return answer
  },
  tell(world, { template, from }, answer) {
    world.templates.set(template, { ...get(world.templates, from), key: template })
    return expectAnswer(answer, 201)
  },
})

const awaited = (world: World): string[] =>
  [...world.broadcasts.values()]
    .filter(({ state }) => state === 'scheduled' || state === 'paused')
    .map(({ template }) => template)

/** Marketing mail would leave as transactional: without an unsubscribe link, through pauses, to people who left. */
const changeCategory = action<{ template: string }>({
  type: 'change_category',
  weight: 2,
  draw(random, world) {
    const template = maybePick(random, awaited(world))
    return template === null ? null : { template }
  },
  possible: (world, { template }) => awaited(world).includes(template),
  play: (session, { template }) =>
    session.ground.client.patch(at(session, `templates/${idOf(session, template)}`), { category: 'transactional' }),
  tell: (_world, _given, answer) => expectAnswer(answer, 409),
})

const textOf = (template: string, edition: number): string =>
  `Edition ${edition}, {{ lead.first_name }}: [more](https://shop.example/${template}). [Unsubscribe]({{ unsubscribe_url }})`

/** What waits leaves with the text that it has by then. */
const edit = action<{ template: string; edition: number }>({
  type: 'edit_template',
  weight: 2,
  draw(random, world) {
    const template = random.pick([...world.templates.keys()])
    return { template, edition: get(world.templates, template).edition + 1 }
  },
  possible: (world, { template }) => world.templates.has(template),
  play: (session, { template, edition }) =>
    session.ground.client.patch(at(session, `templates/${idOf(session, template)}`), {
      body_text: textOf(template, edition),
    }),
  tell(world, { template, edition }, answer) {
    get(world.templates, template).edition = edition
    return expectAnswer(answer, 200)
  },
})

export const templates = [copy, changeCategory, edit]
