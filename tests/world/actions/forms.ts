/** Forms, campaigns, and what visitors do with them. */
import { newTrial } from '../model/designs.ts'
import { type Asking, activeCampaign, type Campaign, type Form, type Submission, submit } from '../model/forms.ts'
import { addressKey, audienceKeys, get, tagKeys, type World } from '../model/world.ts'
import { at, idOf, keep, type Session } from '../session.ts'
import { action, chance, expectAnswer, maybePick } from './action.ts'
import { drawAddress } from './addresses.ts'
import { nameFrom } from './people.ts'
import { browserOf } from './visitors.ts'

type Random = Parameters<typeof maybePick>[0]
const FORMS_MAX = 4
const CAMPAIGNS_MAX = 4
const ASKING = ['checkbox', 'checkbox', 'notice', 'none'] as const
const formPath = (session: Session, form: string) => at(session, `popups/${idOf(session, form)}`)
const consentFrom = (asks: Asking, text: string) => (asks === 'none' ? { type: 'none' } : { type: asks, text })

interface NewForm extends Pick<Form, 'asks' | 'tag' | 'audience' | 'overwrites'> {
  form: string
}

const publish = action<NewForm>({
  type: 'publish_form',
  weight: 3,
  draw(random, { capture }, newKey) {
    if (capture.forms.size >= FORMS_MAX) return null
    return {
      form: newKey('f'),
      asks: random.pick(ASKING),
      tag: chance(random, 50) ? random.pick(tagKeys) : null,
      audience: chance(random, 30) ? random.pick(audienceKeys) : null,
      overwrites: chance(random, 30),
    }
  },
  possible: () => true,
  async play(session, { form, asks, tag, audience, overwrites }) {
    const { client } = session.ground
    const made = await client.post(at(session, 'popups'), {
      name: form,
      type: 'embedded',
      content: { heading: 'A letter', thank_you_heading: 'Thanks' },
      form: {
        fields: [{ name: 'email' }, { name: 'first_name' }],
        consent: consentFrom(asks, `I agree to ${form}.`),
        tag_ids: tag === null ? [] : [idOf(session, tag)],
        audience_ids: audience === null ? [] : [idOf(session, audience)],
        overwrite: overwrites,
      },
    })
    keep(session, form, made.body.id)
    return made.status === 201 ? client.post(`${formPath(session, form)}/publish`) : made
  },
  tell(world, { form: key, asks, ...more }, answer) {
    const version = Number(answer.body.consent_version)
    const shown = new Map([[version, asks]])
    world.capture.forms.set(key, {
      key,
      live: true,
      asks,
      version,
      shown,
      ...more,
      submitted: 0,
      trapped: 0,
      trial: newTrial(),
    })
    return expectAnswer(answer, 200)
  },
})

/** Another text; what its visitors saw before is still what they saw. */
const reword = action<{ form: string; asks: Asking; text: string }>({
  type: 'reword_consent',
  weight: 2,
  draw(random, { capture }) {
    const form = maybePick(random, [...capture.forms.keys()])
    return form === null ? null : { form, asks: random.pick(ASKING), text: `Text ${random.between(1, 9_999)}.` }
  },
  possible: ({ capture }, { form }) => capture.forms.has(form),
  play: (session, { form, asks, text }) =>
    session.ground.client.patch(formPath(session, form), { form: { consent: consentFrom(asks, text) } }),
  tell({ capture }, { form: key, asks }, answer) {
    const form = get(capture.forms, key)
    Object.assign(form, { asks, version: Number(answer.body.consent_version) })
    if (form.live) form.shown.set(form.version, asks)
    return expectAnswer(answer, 200)
  },
})

/** Visitors find no form that is not published, and owners whatever they had. */
const show = action<{ form: string; live: boolean }>({
  type: 'show_form',
  weight: 3,
  draw(random, { capture }) {
    const form = maybePick(random, [...capture.forms.values()])
    return form && (!form.live || chance(random, 30)) ? { form: form.key, live: !form.live } : null
  },
  possible: ({ capture }, { form, live }) => (capture.forms.get(form)?.live ?? live) !== live,
  play: (session, { form, live }) =>
    session.ground.client.post(`${formPath(session, form)}/${live ? 'publish' : 'unpublish'}`),
  tell(world, { form: key, live }, answer) {
    const form = get(world.capture.forms, key)
    form.live = live
    if (live) form.shown.set(form.version, form.asks)
    return expectAnswer(answer, 200)
  },
})

interface Sending extends Submission {
  /** By the page for readers without JavaScript. */
  plain: boolean
  trapped: boolean
}

const send = action<Sending>({
  type: 'submit_form',
  weight: 14,
  draw(random, world, newKey) {
    const form = maybePick(random, [...world.capture.forms.values()])
    if (!form) return null
    const key = newKey('p')
    const email = drawAddress(random, world, key, 65)
    const versions = [...form.shown.keys()]
    const version = chance(random, 60) ? form.version : chance(random, 90) ? random.pick(versions) : 99
    const seen = form.shown.get(version)
    const plain = chance(random, 25)
    // From a browser that has seen it, and of which nothing is known yet.
    const seen_by = [...form.trial.seen.keys()].filter(visitor => world.visitors.get(visitor)?.person === null)
    const visitor = plain || chance(random, 50) ? null : maybePick(random, seen_by)
    return {
      key,
      form: form.key,
      email,
      ...(visitor !== null && { visitor }),
      ...(chance(random, 50) && { first_name: nameFrom(random.between(0, 9_999)) }),
      ...(seen === 'checkbox' && { consent: chance(random, 80) }),
      ...(seen !== 'none' && (versions.length > 1 || chance(random, 50)) && { version }),
      plain,
      trapped: chance(random, 5),
    }
  },
  possible: ({ capture }, { form }) => capture.forms.has(form),
  async play(session, given) {
    const answer = given.plain ? await sendPlain(session, given) : await sendAsWidget(session, given)
    await session.ground.product.settle()
    const found = await session.ground.client.get(at(session, `leads?search=${encodeURIComponent(given.email)}`))
    const own = found.body.data.find(({ email }) => addressKey(String(email)) === addressKey(given.email))
    if (own && ![...session.ground.ids.values()].includes(String(own.id))) keep(session, given.key, own.id)
    return answer
  },
  tell(world, { trapped, plain, ...given }, answer) {
    const form = get(world.capture.forms, given.form)
    // The page for readers says that the site is under construction.
    if (world.drafted) return expectAnswer(answer, plain ? 503 : 404)
    if (!form.live) return expectAnswer(answer, 404)
    if (trapped) form.trapped += 1
    else submit(world, given)
    return expectAnswer(answer, plain ? 200 : 201)
  },
})

const publicPath = ({ ground, ...session }: Session, form: string) =>
  `/v1/public/sites/${ground.site}/popups/${idOf({ ground, ...session }, form)}`

function sendAsWidget(session: Session, given: Sending) {
  const { form, email, first_name, consent, version, trapped, visitor } = given
  const variant = visitor === undefined ? undefined : get(session.world.capture.forms, form).trial.seen.get(visitor)
  const body = {
    values: { email, ...(first_name && { first_name }) },
    ...(consent !== undefined && { consent }),
    ...(version !== undefined && { consent_version: version }),
    page_url: 'https://casaverde.example/',
    shown_for_ms: trapped ? 200 : 5_000,
    ...(visitor !== undefined && { visitor_id: browserOf(visitor), ...(variant && { variant }) }),
  }
  return session.ground.client.call('POST', `${publicPath(session, form)}/submissions`, { token: null, body })
}

/** Without a script nothing tells how long it was shown, and an empty box sends nothing. */
function sendPlain(session: Session, { form, email, first_name = '', consent, version, trapped }: Sending) {
  return session.ground.client.press(`${publicPath(session, form)}/form`, [
    ['email', email],
    ['first_name', first_name ?? ''],
    ...(consent ? [['_consent', 'yes'] as const] : []),
    ...(version === undefined ? [] : [['_consent_version', String(version)] as const]),
    ['_comments', trapped ? 'Buy now' : ''],
  ])
}

const addCampaign = action<{ campaign: string } & Pick<Campaign, 'form' | 'confirms' | 'tag'>>({
  type: 'add_campaign',
  weight: 2,
  draw(random, { capture }, newKey) {
    const form = maybePick(random, [...capture.forms.keys()])
    if (form === null || capture.campaigns.size >= CAMPAIGNS_MAX) return null
    const tag = chance(random, 50) ? random.pick(tagKeys) : null
    return { campaign: newKey('n'), form, confirms: chance(random, 50), tag }
  },
  possible: ({ capture }, { form }) => capture.forms.has(form),
  async play(session, { campaign, form, confirms, tag }) {
    const answer = await session.ground.client.post(at(session, 'campaigns'), {
      ...{ name: campaign, description: 'A letter each month.', lead_source: 'form' },
      ...{ popup_id: idOf(session, form), email_confirmation: confirms, tag_ids: tag ? [idOf(session, tag)] : [] },
    })
    keep(session, campaign, answer.body.id)
    return answer
  },
  tell({ capture }, { campaign: key, ...given }, answer) {
    capture.campaigns.set(key, { key, ...given, state: 'inactive', submissions: new Set() })
    return expectAnswer(answer, 201)
  },
})

type Verb = 'publish' | 'deactivate' | 'archive' | 'unarchive'
const from: Record<Verb, readonly Campaign['state'][]> = {
  publish: ['inactive'],
  deactivate: ['active'],
  archive: ['inactive', 'active'],
  unarchive: ['archived'],
}

const steer = action<{ campaign: string; verb: Verb }>({
  type: 'steer_campaign',
  weight: 4,
  draw(random: Random, world: World) {
    const campaign = maybePick(random, [...world.capture.campaigns.values()])
    if (!campaign) return null
    const verb = random.pick(['publish', 'publish', 'publish', 'deactivate', 'archive', 'unarchive'] as const)
    const other = verb === 'publish' && activeCampaign(world, campaign.form)
    return other ? null : { campaign: campaign.key, verb }
  },
  possible: (world, { campaign, verb }) => {
    const one = world.capture.campaigns.get(campaign)
    return one !== undefined && (verb !== 'publish' || !activeCampaign(world, one.form))
  },
  play: (session, { campaign, verb }) =>
    session.ground.client.post(at(session, `campaigns/${idOf(session, campaign)}/${verb}`)),
  tell(world, { campaign: key, verb }, answer) {
    const { capture } = world
    const campaign = get(capture.campaigns, key)
    const form = get(capture.forms, campaign.form)
    if (!from[verb].includes(campaign.state)) return expectAnswer(answer, 409, 'transition_not_allowed')
    if (verb === 'publish') {
      form.live = true
      form.shown.set(form.version, form.asks)
    }
    campaign.state = verb === 'publish' ? 'active' : verb === 'archive' ? 'archived' : 'inactive'
    // Its form goes with it, unless another one captures by it.
    if (verb === 'archive' && !activeCampaign(world, form.key)) form.live = false
    return expectAnswer(answer, 200)
  },
})

export const forms = [publish, reword, show, send, addCampaign, steer]
