/** The signed links of one message: leaving the list, being opened, each link of its body. */

import { linkToken } from '../../../platform/features/signed-link.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'

export interface EmailLinks {
  unsubscribe_url: string
  open_pixel_url: string
  /** Answers are counted where they lead, so that their links need no detour. */
  rewrite(url: string): string
  answer_url(answer_id: string): string
}

export function emailLinks(
  at: { key: Buffer; public_url: string; site_id: string },
  email: { id: string; lead_id: string; to: string },
): EmailLinks {
  const { key, public_url, site_id } = at
  const answers = `${public_url}/v1/public/answers/`
  const open = linkToken(key, 'open', site_id, [email.id])
  // The address says whom to withdraw where the lead is no longer there.
  const leaving = linkToken(key, 'unsubscribe', site_id, [email.id, email.lead_id, emailKey(email.to)])
  return {
    unsubscribe_url: `${public_url}/v1/public/unsubscribe/${leaving}`,
    open_pixel_url: `${public_url}/v1/public/opens/${open}.gif`,
    rewrite: url =>
      url.startsWith(answers)
        ? url
        : `${public_url}/v1/public/clicks/${linkToken(key, 'click', site_id, [email.id, url])}`,
    answer_url: answer_id => answers + linkToken(key, 'answer', site_id, [email.id, answer_id]),
  }
}
