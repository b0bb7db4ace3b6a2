/** `check:xss`: plants every payload wherever something can be stored, opens all that shows it, and counts what ran. */

import { openHarness, type Ran } from './harness.ts'
import { openHosts, visitHost } from './host.ts'
import { payloads } from './payloads.ts'
import { type Planted, plant } from './plant.ts'
import { openAdmin, visitMail, visitMailbox, visitPublicPages, visitScreens } from './visit.ts'

export interface Checked {
  payloads: number
  fields: number
  executions: number
  host_executions: number
  /** Counts of what was checked, so that a check that saw nothing cannot pass. */
  screens: number
  /** Previews with the values of a lead. */
  mails: number
  mailbox: number
  hosts_submitted: number
  found: Ran[]
}

/** As many share a site as a list shows at once, and a site may have webhook endpoints: each payload makes three. */
const of_a_site = 5

interface Extent {
  /** How many payloads. */
  count: number
  /** Of the screens, one of so many. */
  share?: number
  say?: (line: string) => void
}

export async function checkXss({ count, share = 1, say = () => undefined }: Extent): Promise<Checked> {
  const harness = await openHarness()
  const hosts = await openHosts(harness.url)
  const [ran, host_ran]: [Ran[], Ran[]] = [[], []]
  const fields = new Set<string>()
  const seen = { screens: 0, mails: 0, mailbox: 0, hosts_submitted: 0 }
  try {
    const admin = await openAdmin(harness, ran)
    const mail = await (await harness.watched(ran)).newPage()
    await mail.goto(`${harness.url}/healthz`)
    const host = await (await harness.watched(host_ran)).newPage()
    let site_id = ''
    let planted: Planted | undefined
    for (const [i, payload] of payloads(count).entries()) {
      if (i % of_a_site === 0) {
        if (planted) seen.screens += await visitScreens(admin, ran, planted, { which: 'all', share })
        site_id = await harness.w.publishedSite(`Site of xss ${i}`)
      }
      planted = await plant(harness.w, site_id, payload, fields)
      seen.screens += await visitScreens(admin, ran, planted, { which: 'one', share })
      if (await visitMail(mail, harness, ran, planted)) seen.mails += 1
      await visitPublicPages(mail, harness, ran, planted)
      const blocked_by = await visitHost(host, hosts, host_ran, planted)
      if (!blocked_by) seen.hosts_submitted += 1
      say(
        `${payload.name}: ${ran.length} in the admin, ${host_ran.length} on hosts${blocked_by ? `; not sent: ${blocked_by}` : ''}`,
      )
    }
    if (planted) seen.screens += await visitScreens(admin, ran, planted, { which: 'all', share })
    seen.mailbox = await visitMailbox(mail, harness, ran)
  } finally {
    await hosts.close()
    await harness.close()
  }
  return {
    payloads: payloads(count).length,
    fields: fields.size,
    executions: ran.length,
    host_executions: host_ran.length,
    ...seen,
    found: [...ran, ...host_ran],
  }
}
