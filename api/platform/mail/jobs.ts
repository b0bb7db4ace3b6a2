/** The jobs that send mail of the installation itself, and mail of a site's actions that the installation sends. */
import { z } from '@hono/zod-openapi'
import { defineJob } from '../jobs/define.ts'
import type { Brand } from '../schemas/brand.ts'

const sender = z.object({ site_id: z.string(), address: z.string(), reply_to: z.string() })

const systemMail = z.object({
  to: z.string(),
  subject: z.string(),
  /** Whose mail it is for the reader; the installation's own name where it is absent. */
  from_name: z.string().optional(),
  /** The site's sender that it leaves by; absent: `MAIL_FROM`. Only mail with a `from_name` has one. */
  sender: sender.optional(),
  /** The language of the text. */
  locale: z.enum(['en', 'es']).optional(),
  /** Preheader: the text that inboxes show beside the subject. */
  preheader: z.string().optional(),
  text: z.string(),
  /** Its page; absent: one that is made of the text. */
  html: z.string().optional(),
  /** A single link that the mail is about; printed to the console where no mail server is set. */
  link: z.string(),
  /** The link's text, where it is a paragraph of its own. */
  button: z.string().optional(),
  /** Brand of the site that it is from, and the address of its images. */
  brand: z.custom<Brand>().optional(),
  images_url: z.string().optional(),
  /** Page on which a regular email is unsubscribed from, by a click in the email app too. */
  unsubscribe_url: z.string().optional(),
  /** Which email about an account it is, and what its texts print: others may be written for it. */
  account_email: z.object({ type: z.string(), values: z.record(z.string(), z.string()) }).optional(),
  /** After this moment it is useless and dropped. */
  valid_until: z.number(),
})

export type SiteSender = z.output<typeof sender>
export type SystemMail = z.output<typeof systemMail>

/** In the control database: a mail that leaves for its reader. */
export const systemMailJob = defineJob('system_mail', systemMail)
/** In a site's database: a mail that is handed to the installation's outbox. */
export const relayMailJob = defineJob('relay_mail', systemMail)
