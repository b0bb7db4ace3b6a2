/**
 * A landing page with a form, published: the form is a popup's, what is sent becomes a lead, and the page works without JavaScript.
 * Takes the id of a site, which has to be published; LEADWRIGHT_API_KEY needs `manage-pages` and `manage-popups`.
 */
import { Leadwright } from '@leadwright/sdk'

const [site_id = ''] = process.argv.slice(2)
const baseUrl = process.env.LEADWRIGHT_BASE_URL ?? 'http://localhost:8787'
const client = new Leadwright({ baseUrl })

const { id: popup_id } = await client.popups.create({
  site_id,
  body: {
    ...{ name: 'Balcony letter', type: 'embedded' },
    content: {
      heading: 'A letter each month',
      thank_you_text: 'Thank you. The first one comes soon.',
      button_text: 'Send it to me',
    },
    form: { fields: [{ name: 'email', label: 'Email' }] },
  },
})
await client.popups.publish({ site_id, popup_id })

/** An address and a keyword belong to one page of the site. */
const handle = `balcony-plants-${Date.now()}`
const none = { image_id: '', alt: '' }
const { id: page_id, seo_checks } = await client.pages.create({
  site_id,
  body: {
    ...{ name: 'Balcony plants', handle, type: 'landing' },
    seo: { title: 'Balcony plants', description: '', keyword: handle, image_id: '', indexed: true },
    document: {
      version: 1,
      blocks: [
        {
          id: 'hero',
          type: 'hero',
          heading: 'Balcony plants',
          text: 'What grows where you live.',
          layout: 'stacked',
          button_text: 'Get the letter',
          link: '#form',
          ...none,
        },
        { id: 'form', type: 'form', heading: 'A letter each month', text: '', popup_id },
      ],
    },
  },
})
for (const { code, passed } of seo_checks) if (!passed) console.log(`To be found better: ${code}`)

const { url } = await client.pages.publish({ site_id, page_id })
console.log(url)
