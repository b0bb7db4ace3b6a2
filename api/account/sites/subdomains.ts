/** Which subdomains are free, and what becomes of those that a site leaves. */
import type { Handle } from '../../platform/database/handle.ts'
import { refusedAt } from '../../platform/problem/problem.ts'
import { siteLimits } from './limits.ts'
import * as store from './store.ts'

type Db = Handle<'control'>

interface SubdomainTaker {
  id?: string
  account_id: string
  now: number
}

/** Whether a site of that account may take it: no other site has it, and no other account's left it lately. */
export async function isFreeSubdomain(db: Db, subdomain: string, { id, account_id, now }: SubdomainTaker) {
  const other = await store.findSubdomain(db, subdomain)
  if (other) return other.id === id
  const former = await store.findFormerSubdomain(db, subdomain)
  return !former || former.account_id === account_id || former.left_at < restedBefore(now)
}

const day_ms = 86_400_000
const restedBefore = (now: number): number => now - siteLimits.subdomain_rest_days * day_ms

export async function requireFreeSubdomain(db: Db, subdomain: string, taker: SubdomainTaker): Promise<void> {
  if (!(await isFreeSubdomain(db, subdomain, taker))) throw refusedAt('/subdomain', 'subdomain_taken')
}

export type SubdomainOwner = Pick<store.SiteRow, 'id' | 'subdomain' | 'account_id'>

/** It rests from now on. */
export const leaveSubdomain = (tx: Db, { id, subdomain, account_id }: SubdomainOwner, now: number): Promise<void> =>
  store.leaveSubdomain(tx, { subdomain_key: subdomain, site_id: id, account_id, left_at: now }, restedBefore(now))

/** The former subdomain leads to the site from now on, as do some that it had before. */
export async function moveSubdomain(tx: Db, row: SubdomainOwner, next: string, now: number) {
  await store.takeSubdomain(tx, next)
  await leaveSubdomain(tx, row, now)
  await store.forgetSubdomains(tx, row.id, siteLimits.former_subdomains_max)
}

/** The site that has the subdomain, or was the last to have it; undefined where there is none. */
export const siteIdOfSubdomain = async (db: Db, subdomain: string): Promise<string | undefined> =>
  (await store.findSubdomain(db, subdomain))?.id ??
  (await store.findFormerSubdomain(db, subdomain))?.site_id ??
  undefined
