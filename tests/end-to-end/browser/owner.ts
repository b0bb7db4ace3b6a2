/** Sets up an owner's site through the SDK with an API key. */
import { Leadwright } from '@leadwright/sdk'
import { linkIn, type ServerFixture } from '../../tools/server-fixture.ts'

export interface Shop {
  client: Leadwright
  site_id: string
  snippet: string
  popup_id: string
  journey_id: string
  tag_id: string
  audience_id: string
  welcomed_id: string
}

export const owner = {
  email: 'ana@example.com',
  password: 'correct horse battery',
  first_name: 'Ana',
  last_name: 'García',
}
export const consentText = 'Write to me about plants.'

/** Registers, confirms by the mailed link, signs in; the session's client. */
export async function signUp(fixture: ServerFixture): Promise<Leadwright> {
  const anybody = new Leadwright({ baseUrl: fixture.url })
  const { confirmation_secret } = await anybody.auth.register({ body: owner })
  const link = linkIn(await fixture.mailTo(owner.email, /./), `${fixture.url}/email-confirmation/`)
  await anybody.auth.confirmEmail({ body: { token: link.split('/').at(-1) ?? '', confirmation_secret } })
  const { token } = await anybody.auth.signIn({ body: { email: owner.email, password: owner.password } })
  return new Leadwright({ baseUrl: fixture.url, token })
}

/** A published site with a popup, and a journey: tag, two seconds, first mail, six seconds, second mail. */
export async function openShop(fixture: ServerFixture, person: Leadwright): Promise<Shop> {
  const place = { timezone: 'Europe/Madrid', postal_address: 'Calle Mayor 1, 28013 Madrid' }
  const { id: site_id } = await person.sites.create({ body: { name: 'Casa Verde', subdomain: 'casa-verde', ...place } })
  const { snippet } = await person.sites.publish({ site_id })
  const { account_permissions } = await person.auth.listAbilities()
  const grants = account_permissions as 'read-lead'[]
  const { key } = await person.apiKeys.create({ body: { name: 'Shop', site_ids: [site_id], grants } })
  const client = new Leadwright({ baseUrl: fixture.url, token: key })
  const { id: tag_id } = await client.tags.create({ site_id, body: { name: 'Balcony' } })
  const { id: welcomed_id } = await client.tags.create({ site_id, body: { name: 'Welcomed' } })
  const { id: audience_id } = await client.audiences.create({ site_id, body: { name: 'Letter' } })
  await client.customFields.create({ site_id, body: { type: 'text', name: 'favorite', label: 'Favorite plant' } })
  const popup_id = await newPopup(client, site_id, tag_id, audience_id)
  const journey_id = await newJourney(fixture, client, site_id, popup_id, welcomed_id)
  return { client, site_id, snippet, popup_id, journey_id, tag_id, audience_id, welcomed_id }
}

async function newPopup(client: Leadwright, site_id: string, tag_id: string, audience_id: string): Promise<string> {
  const { id: popup_id } = await client.popups.create({
    site_id,
    body: {
      name: 'Letter',
      triggers: [{ type: 'delay', seconds: 2 }],
      content: {
        heading: 'Plants by post',
        button_text: 'Subscribe',
        thank_you_heading: 'Thank you, it is on its way',
      },
      form: {
        fields: [
          { name: 'email', label: 'Email', required: true },
          { name: 'first_name', label: 'First name' },
          { name: 'favorite' },
        ],
        consent: { type: 'checkbox', text: consentText, required: true },
        tag_ids: [tag_id],
        audience_ids: [audience_id],
      },
    },
  })
  await client.popups.publish({ site_id, popup_id })
  return popup_id
}

async function newJourney(
  fixture: ServerFixture,
  client: Leadwright,
  site_id: string,
  popup_id: string,
  welcomed_id: string,
) {
  const template = async (name: string) => {
    const body_text = `Hello {{ lead.first_name | default: "there" }}!\n\n[Balconies](https://casa-verde.example/balconies)\n\n[Leave the list]({{ unsubscribe_url }})`
    return (
      await client.templates.create({ site_id, body: { name, subject: `${name}, {{ lead.first_name }}`, body_text } })
    ).id
  }
  const [first, second] = [await template('Welcome'), await template('Second letter')]
  const letters = {
    first_name: 'Ana',
    last_name: 'García',
    email: 'letters@example.com',
    reply_to: 'letters@example.com',
  }
  const { id: sender_id } = await client.senders.create({ site_id, body: { ...letters, signature: 'Ana' } })
  const link = linkIn(await fixture.mailTo(letters.email, /./), `${fixture.url}/v1/public/senders/`)
  await fetch(link, { method: 'POST' })
  const hours = {
    business_days: [1, 2, 3, 4, 5, 6, 7],
    day_start: '00:00',
    day_end: '24:00',
    timezone: 'Europe/Madrid',
  }
  const seconds = (value: number) => ({ value, unit: 'seconds' as const })
  const { id: journey_id } = await client.journeys.create({
    site_id,
    body: {
      name: 'Welcome',
      document: {
        triggers: [{ type: 'form_submitted', popup_ids: [popup_id] }],
        allow_duplicate_enrollment: false,
        use_lead_timezone: false,
        business_hours: hours,
        steps: [
          { id: 'tag', type: 'assign_tags', tag_ids: [welcomed_id] },
          { id: 'wait', type: 'delay', duration: seconds(2) },
          { id: 'welcome', type: 'send_email', template_id: first, sender_id },
          { id: 'pause', type: 'delay', duration: seconds(6) },
          { id: 'second', type: 'send_email', template_id: second, sender_id },
        ],
      },
    },
  })
  await client.journeys.publish({ site_id, journey_id, body: { enroll: 'new' } })
  return journey_id
}
