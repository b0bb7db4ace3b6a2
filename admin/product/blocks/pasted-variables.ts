/** Variables of Mailchimp in what is pasted, as ours; those that we have no value for go. Pure. */

const ours: Readonly<Record<string, string>> = {
  FNAME: 'lead.first_name',
  LNAME: 'lead.last_name',
  EMAIL: 'lead.email',
  PHONE: 'lead.phone',
  UNSUB: 'unsubscribe_url',
  'LIST:COMPANY': 'site.name',
  'LIST:ADDRESS': 'site.postal_address',
}

export const withOurVariables = (html: string): string =>
  html.replaceAll(/\*\|([^|*<>]{1,100})\|\*/g, (_, tag: string) => {
    const name = ours[tag.trim().toUpperCase()]
    return name ? `{{ ${name} }}` : ''
  })
