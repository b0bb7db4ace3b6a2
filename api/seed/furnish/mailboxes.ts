/** Who takes the mail of the invented people, as if their domains had been looked up. */
import type { MailboxProvider } from '../../site/email/deliverability/providers.ts'
import { saveProvider } from '../../site/email/deliverability/store.ts'
import type { Tx } from './made.ts'

const providers: Record<string, MailboxProvider> = {
  'example.com': 'gmail',
  'example.org': 'outlook',
  'example.net': 'yahoo',
  'mail.example.net': 'apple',
  'post.example.org': 'other',
}

export async function furnishMailboxes(tx: Tx, at: number): Promise<void> {
  for (const [domain, provider] of Object.entries(providers)) await saveProvider(tx, domain, provider, at)
}
