/** A published popup whose every text is the payload, and what visitors send by it: values, addresses of pages, events. */
import { expectMade } from '../contract/makers.ts'
import type { People } from '../contract/people.ts'
import { placesOf } from './fill.ts'
import type { Payload } from './payloads.ts'

const types = ['popup_box', 'sticky_banner', 'slide_in', 'embedded'] as const

/** Each text that a visitor reads, in the site's language and in another, in the design and in a variant of it. */
function design(text: string, type: (typeof types)[number], choice: string): Record<string, unknown> {
  const content = {
    heading: text,
    text,
    button_text: text,
    next_text: text,
    back_text: text,
    thank_you_heading: text,
    thank_you_text: text,
    steps: [{ heading: text, text }],
  }
  const of = (name: string, step: number) => ({ name, step, label: text, placeholder: text })
  return {
    name: text,
    description: text,
    type,
    triggers: [],
    content,
    form: {
      fields: [
        { ...of('email', 1), required: true },
        of('said_text', 2),
        of(choice, 2),
        { ...of('said_hidden', 2), fill: { from: 'query', name: 'q' } },
      ],
      consent: { type: 'checkbox', text },
    },
    translations: [{ locale: 'fr', content, fields: [{ name: 'said_text', label: text }], consent_text: text }],
    variants: [{ id: 'other', name: text, content }],
  }
}

/** Each payload has a list of its own to choose from. */
const choiceOf = ({ name }: Payload): string => `said_choice_${name.toLowerCase()}`

export async function plantPopup(w: People, site_id: string, payload: Payload, fields: Set<string>): Promise<string> {
  const { text } = payload
  const choice = choiceOf(payload)
  const made = await w.post(`/v1/sites/${site_id}/custom-fields`, {
    type: 'dropdown',
    name: choice,
    label: choice,
    options: [text],
  })
  if (made.status === 201) fields.add('createCustomField /options/*')
  const type = types[Number(payload.name.slice(1)) % types.length] ?? 'popup_box'
  const body = design(text, type, choice)
  const path = `/v1/sites/${site_id}/popups`
  const { id } = expectMade(await w.post(path, body), 201).body
  for (const place of placesOf(body, text)) fields.add(`createPopup ${place}`)
  expectMade(await w.post(`${path}/${id}/publish`), 200)
  return id
}

/** Everything that a stranger can send without a browser: every value, header and address that is stored. */
export async function plantSubmission(
  w: People,
  site_id: string,
  popup_id: string,
  payload: Payload,
  fields: Set<string>,
): Promise<void> {
  const { text } = payload
  const visitor_id = `visitor-of-xss-${String(w.next()).padStart(8, '0')}`
  const at = `https://casa-verde.example/?utm_source=${encodeURIComponent(text)}&utm_campaign=${encodeURIComponent(text)}`
  const options = {
    token: null,
    headers: { 'user-agent': text.replaceAll(/[^\x20-\x7e]/g, ' '), origin: 'https://x.example' },
  }
  const values = {
    email: `visitor-${w.next()}@example.com`,
    said_text: text,
    said_hidden: text,
    [choiceOf(payload)]: text,
  }
  const body = { values, page_url: at, referrer: at, timezone: text, locale: 'en', shown_for_ms: 4_000, visitor_id }
  const path = `/v1/public/sites/${site_id}`
  const sent = await w.post(`${path}/popups/${popup_id}/submissions`, body, options)
  if (sent.status !== 201) throw new Error(`submitForm: ${JSON.stringify(sent.body)}`)
  for (const name of ['said_text', 'said_hidden', 'said_choice']) fields.add(`submitForm /values/${name}`)
  for (const place of ['/page_url', '/referrer', '/utm_source', '/user_agent']) fields.add(`submitForm ${place}`)
  const events = [
    { type: 'page_visited', page_url: at, referrer: at, title: text },
    { type: 'custom', name: 'order.placed', properties: { said: text } },
  ]
  for (const event of events) {
    const told = await w.post(`${path}/events`, { visitor_id, events: [event] }, options)
    if (told.status < 300) for (const place of placesOf(event, text)) fields.add(`recordVisits ${place}`)
  }
}
