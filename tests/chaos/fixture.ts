/** Sets up sites: popups, and for each a journey of tag, delay and email, optionally with an AI text. */
import type { Caller } from './caller.ts'
import type { Inbox } from './inbox.ts'

export interface ServerFixture {
  site_id: string
  tag_id: string
  popup_ids: string[]
  /** Domain of the addresses of those who come. */
  people: string
}

export interface SiteOptions {
  /** There is a popup for each delay. */
  seconds?: number[]
  ai?: boolean
  subdomain?: string
}

const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com' }
const alwaysOpen = {
  business_days: [1, 2, 3, 4, 5, 6, 7],
  day_start: '00:00',
  day_end: '24:00',
  timezone: 'Europe/Madrid',
}

/** `token` is the one that an empty installation prints. */
export async function setUpSite(
  api: Caller,
  inbox: Inbox,
  token: string,
  options: SiteOptions = {},
): Promise<ServerFixture> {
  await setUpOwner(api, token)
  return newSite(api, inbox, options)
}

export async function setUpOwner(api: Caller, token: string): Promise<void> {
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, password: 'correct horse battery', token })
  api.token = String(session.token)
}

export async function newSite(
  api: Caller,
  inbox: Inbox,
  { seconds: delays = [1, 2, 3], ai = false, subdomain = 'casa-verde' }: SiteOptions,
): Promise<ServerFixture> {
  const new_site = { name: 'Casa Verde', subdomain, timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1' }
  const site_id = (await api.must('POST', '/v1/sites', new_site)).id
  const site = `/v1/sites/${site_id}`
  await api.must('POST', `${site}/publish`)
  const tag_id = (await api.must('POST', `${site}/tags`, { name: 'Came by' })).id
  const template_id = await newTemplate(api, site, ai)
  const sender_id = await verifiedSender(api, site, inbox)
  const popup_ids: string[] = []
  for (const seconds of delays) {
    const popup_id = await publishedPopup(api, site, `Popup ${seconds}`)
    popup_ids.push(popup_id)
    const steps = [
      { id: 'tag', type: 'assign_tags', tag_ids: [tag_id] },
      ...(ai
        ? [{ id: 'write', type: 'ai_email_writer', prompt: 'A letter about plants.', needs_approval: false }]
        : []),
      { id: 'wait', type: 'delay', duration: { value: seconds, unit: 'seconds' } },
      { id: 'welcome', type: 'send_email', template_id, sender_id, ...(ai && { ai_step_id: 'write' }) },
    ]
    const document = {
      triggers: [{ type: 'form_submitted', popup_ids: [popup_id] }],
      allow_duplicate_enrollment: false,
      use_lead_timezone: false,
      business_hours: alwaysOpen,
      steps,
    }
    const journey = await api.must('POST', `${site}/journeys`, { name: `Welcome after ${seconds} s`, document })
    await api.must('POST', `${site}/journeys/${journey.id}/publish`, { enroll: 'new' })
  }
  return { site_id, tag_id, popup_ids, people: `${subdomain}.example` }
}

async function newTemplate(api: Caller, site: string, ai: boolean): Promise<string> {
  const letter = ai ? '{{ ai_text }}' : 'thank you for coming.'
  const body_text = `Hello {{ lead.first_name }},\n\n${letter}\n\n[Unsubscribe]({{ unsubscribe_url }})`
  return (await api.must('POST', `${site}/templates`, { name: 'Welcome', subject: 'Welcome', body_text })).id
}

async function verifiedSender(api: Caller, site: string, inbox: Inbox): Promise<string> {
  const arriving = inbox.next()
  const sender = await api.must('POST', `${site}/senders`, {
    ...person,
    email: 'letters@example.com',
    reply_to: 'letters@example.com',
    signature: 'Ana',
  })
  const { mail } = await arriving
  const link = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0]
  if (!link) throw new Error(`No link in the mail that verifies a sender:\n${mail.text}`)
  const shown = await fetch(link)
  await shown.text()
  const pressed = await fetch(link, { method: 'POST' })
  await pressed.text()
  const { status } = await api.must('GET', `${site}/senders/${sender.id}`)
  if (status !== 'verified') throw new Error(`The link ${link} did not verify the sender (${pressed.status}).`)
  return sender.id
}

async function publishedPopup(api: Caller, site: string, name: string): Promise<string> {
  const fields = [
    { name: 'email', required: true },
    { name: 'first_name', required: false },
  ]
  const popup = await api.must('POST', `${site}/popups`, {
    name,
    content: { heading: 'A letter', text: 'Each month.', button_text: 'Subscribe', thank_you_heading: 'Thank you' },
    form: { fields, consent: { type: 'checkbox', text: 'I agree.', required: true } },
  })
  await api.must('POST', `${site}/popups/${popup.id}/publish`)
  return popup.id
}
