/** Variables as other products write them, in ours; those that we have no value for are left out. Pure. */

const own: Readonly<Record<string, string>> = {
  fname: 'lead.first_name',
  firstname: 'lead.first_name',
  lname: 'lead.last_name',
  lastname: 'lead.last_name',
  email: 'lead.email',
  emailaddress: 'lead.email',
  phone: 'lead.phone',
  phonenumber: 'lead.phone',
  unsub: 'unsubscribe_url',
  unsubscribe: 'unsubscribe_url',
  unsubscribelink: 'unsubscribe_url',
  unsubscribeurl: 'unsubscribe_url',
  listcompany: 'site.name',
  companyname: 'site.name',
  organizationname: 'site.name',
  listaddress: 'site.postal_address',
  htmllistaddresshtml: 'site.postal_address',
  organizationfulladdress: 'site.postal_address',
}

/** Mailchimp's `*|FNAME|*`, MailerLite's `{$name}`, and what Klaviyo, HubSpot, Brevo and Liquid write between braces. */
const foreign = /\*\|([^|*]{1,100})\|\*|\{\$([\w.]{1,100})\}|\{\{([^{}]{1,500})\}\}|\{%([^{}]{1,500})%\}/g

const nameIn = (tag: string): string =>
  (tag.split('|', 1)[0] ?? '')
    .replace(/^.*\b(?:contact|person|subscriber|recipient|lead|account)\./i, '')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()

export function withOwnTags(html: string, known: ReadonlySet<string>): { html: string; removed: string[] } {
  const removed = new Set<string>()
  const written = html.replaceAll(
    foreign,
    (whole: string, mailchimp?: string, lite?: string, braces?: string, tag?: string) => {
      const inside = (mailchimp ?? lite ?? braces ?? tag ?? '').trim()
      if (braces !== undefined && known.has((inside.split('|', 1)[0] ?? '').trim())) return whole
      const name = nameIn(inside)
      if (Object.hasOwn(own, name)) return `{{ ${own[name]} }}`
      removed.add(whole.slice(0, 100))
      return ''
    },
  )
  return { html: written, removed: [...removed] }
}
