/** Compares both sides with each other, and with who left. */
import type { SyncedSite } from '../../api/testing/fixtures/synced-site.ts'
import { isRefused, type Person, toNumber } from './people.ts'

export interface Mistakes {
  diverged: number
  resubscribed: number
  lost: number
  duplicated: number
}

type LeadRow = [email: string, first_name: string | null, mailability: string, suppressed: number, said: string | null]

const leadsHere = `
  select email, first_name, mailability,
    (select count(*) from suppressions where suppressions.email_key = leads.email_key and removed_at is null),
    (select status from sync_ledger where lead_id = leads.id)
  from leads`

export async function judge(
  { h, site, account }: SyncedSite,
  people: readonly Person[],
  tell: (line: string) => void,
): Promise<Mistakes> {
  const rows = (await h.inSite(site, tx => tx.all(leadsHere, []))) as LeadRow[]
  const leads = Map.groupBy(rows, ([email]) => toNumber(email))
  const contacts = Map.groupBy(
    account.contacts().filter(({ consent }) => consent !== 'gone'),
    ({ email }) => toNumber(email),
  )
  const mistakes: Mistakes = { diverged: 0, resubscribed: 0, lost: 0, duplicated: 0 }
  for (const person of people) {
    const [own, there] = [leads.get(person.number) ?? [], contacts.get(person.number) ?? []]
    const found = judgeOne(person, own, there)
    for (const name of found) {
      mistakes[name] += 1
      tell(`${account.service} ${name}: ${JSON.stringify({ person, own, there })}`)
    }
  }
  return mistakes
}

type Contact = ReturnType<SyncedSite['account']['contacts']>[number]

function judgeOne(person: Person, leads: readonly LeadRow[], contacts: readonly Contact[]): (keyof Mistakes)[] {
  const found: (keyof Mistakes)[] = []
  // A former address that gets nothing is none too many.
  const open = contacts.filter(({ consent }) => consent === 'subscribed' || consent === 'pending')
  if (leads.length > 1 || open.length > 1) found.push('duplicated')
  const [lead] = leads
  const [contact] = open.length > 0 ? open : contacts
  const isHere = lead !== undefined && lead[2] === 'subscribed' && lead[3] === 0
  const isThere = contact?.consent === 'subscribed'
  const isBouncedHere = lead !== undefined && person.bounced.includes(lead[0].toLowerCase())
  if ((person.has_left && (isHere || isThere)) || (isBouncedHere && isHere)) found.push('resubscribed')
  // An erased person does not come back, and their contact there stays.
  if (person.is_erased && lead !== undefined) found.push('diverged')
  // A bounce is of its address: whoever has another one here is there under that.
  const hasBounced = person.bounced.length > 0 && (lead === undefined || isBouncedHere)
  if (person.has_left || hasBounced || person.is_erased) return found
  if (lead !== undefined && isRefused(lead[0])) {
    // Not there, and the owner is told so.
    if (contact !== undefined || lead[4] !== 'refused') found.push('lost')
    return found
  }
  if (lead === undefined || contact === undefined || !isThere || !isHere) found.push('lost')
  else if (lead[0].toLowerCase() !== contact.email.toLowerCase() || lead[1] !== contact.first_name)
    found.push('diverged')
  if (lead !== undefined && !isLastName(lead[1], person)) found.push('lost')
  return found
}

/** The last of the names that one side alone gave. */
function isLastName(name: string | null, { names }: Person): boolean {
  const last = names.at(-1)
  return last === undefined || name === last.name || names.some(({ side }) => side !== last.side)
}
