/**
 * Emails at once: while a site is awake, what happens there is looked at soon after, for each person who wants to hear of it by
 * email. How far somebody was told is written with the email, so that a kill leads to no second one.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Handle } from '../../platform/database/handle.ts'
import type { SitePart, SiteScope } from '../../platform/features/site-scope.ts'
import { allows, type Permission } from '../../platform/identity/permissions.ts'
import { placeOfId } from '../../platform/runtime/ids.ts'
import { errorFields } from '../../platform/runtime/log.ts'
import { rightsOfMembership } from '../memberships/rules.ts'
import { countKinds, type NewsQuery, type SiteNews } from './gather.ts'
import { digestLimits } from './limits.ts'
import { noticeMail } from './mails.ts'
import { endingToken } from './rules.ts'
import { findSettings, findTold, type PersonAtOnce, peopleAtOnce, saveTold, type ToldRow } from './store.ts'
import type { ChosenAt } from './table.ts'

const gap_ms = digestLimits.at_once_gap_minutes * 60_000
/** Between two looks at a site on which much happens; where nobody wants to be told, the gap. */
const rest_ms = 2_000

/** Tells everybody of the site what is new to them; answers whether there is anybody who wants to be told. */
export async function tellAtOnce(scope: SiteScope): Promise<boolean> {
  const { databases, clock } = scope.installation
  const site = await scope.facts()
  if (!site) return false
  const people = await databases.control.read(db => peopleAtOnce(db, site))
  const reaching = people.filter(({ membership: { site_ids } }) => site_ids === 'all' || site_ids.includes(site.id))
  for (const one of reaching) if ((one.told?.told_at ?? 0) + gap_ms <= clock.now()) await tell(scope, site, one)
  return reaching.length > 0
}

type NewsState = Pick<ToldRow, 'counts' | 'place' | 'looked_at'> & { news: SiteNews['counts'] }

async function tell(scope: SiteScope, site: NewsQuery['site'], one: PersonAtOnce): Promise<void> {
  const { databases } = scope.installation
  const former = one.told?.counts ?? {}
  const look = (db: Handle<'site'>) => lookFor(db, scope, one, site)
  if (!isNews(await scope.database.read(look), former)) return
  // Among writes, so that the place lies between what is told and what is not.
  const looked = await scope.database.write(look)
  const token = endingToken(await databases.controlKey(), 'at_once', one.settings.user_id)
  await record(scope, { site, one, looked, token })
}

interface PersonNews {
  site: NewsQuery['site']
  one: PersonAtOnce
  looked: NewsState
  /** By which the person ends such emails. */
  token: string
}

/** Writes the email and how far its person was told, unless another has told them meanwhile or they chose otherwise. */
async function record({ installation, site_id }: SiteScope, told: PersonNews): Promise<void> {
  const { site, one, token } = told
  const { news, ...looked } = told.looked
  const { databases, clock, config, outbox, newId } = installation
  const now = clock.now()
  const told_at = news.length > 0 ? now : (one.told?.told_at ?? 0)
  const user_id = one.settings.user_id
  await databases.control.write(async tx => {
    const current = await findTold(tx, user_id, site_id)
    const settings = await findSettings(tx, user_id)
    if (current?.place !== one.told?.place || !sameChoice(settings?.at_once, one.settings.at_once)) return
    await saveTold(tx, { user_id, site_id, ...looked, told_at })
    if (news.length === 0) return
    const links = { url: config.public_url, token, now }
    await outbox.post(tx, newId('event'), noticeMail(one.person, { site, counts: news }, links), now)
  })
}

const sameChoice = (now: unknown, before: unknown): boolean => JSON.stringify(now) === JSON.stringify(before)

/** What there is to tell, or fewer wait than before. */
const isNews = ({ news, counts }: NewsState, former: Record<string, number>): boolean =>
  news.length > 0 || Object.entries(former).some(([type, count]) => (counts[type] ?? 0) < count)

async function lookFor(
  db: Handle<'site'>,
  { installation, clock }: SiteScope,
  { settings, membership, told }: PersonAtOnce,
  site: NewsQuery['site'],
): Promise<NewsState> {
  const place = placeOfId(installation.newId('event'))
  const { grants } = rightsOfMembership(membership)
  const wanted = (type: string, permission: Permission) => type in settings.at_once && allows(grants, permission)
  const since = (type: string) => later(settings.at_once[type], told)
  const all = await countKinds(db, installation, { site, person_id: settings.user_id, wanted, since })
  const waiting = new Set(installation.connections.attention.map(({ type }) => type))
  const isNewer = (latest: number | null | undefined) =>
    typeof latest === 'number' && latest > (told?.looked_at ?? Number.POSITIVE_INFINITY)
  const isMore = ({ type, count, latest }: SiteNews['counts'][number]) =>
    count > (told?.counts[type] ?? 0) || isNewer(latest)
  return {
    news: all.filter(one => !waiting.has(one.type) || isMore(one)),
    counts: Object.fromEntries(all.flatMap(({ type, count }) => (waiting.has(type) ? [[type, count]] : []))),
    place,
    looked_at: clock.now(),
  }
}

function later(chosen: ChosenAt | undefined, told: PersonAtOnce['told']): ChosenAt {
  const of = { at: told?.looked_at ?? 0, place: told?.place ?? '' }
  if (!chosen) return of
  return { at: Math.max(chosen.at, of.at), place: chosen.place > of.place ? chosen.place : of.place }
}

/** Looks soon after something happened, and every few minutes while somebody of the site wants to be told. */
export function tellingAtOnce(scope: SiteScope): SitePart {
  const ending = new AbortController()
  const { signal } = ending
  let isWoken = false
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | undefined

  const look = async () => {
    let isWanted = false
    while (isWoken && !signal.aborted) {
      isWoken = false
      isWanted = await tellAtOnce(scope).catch((error: unknown) => {
        scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'emails at once')
        return true
      })
      await sleep(isWanted ? rest_ms : gap_ms, undefined, { signal, ref: false }).catch(() => undefined)
    }
    if (isWanted && !signal.aborted) timer = setTimeout(wake, gap_ms).unref()
  }
  function wake(): void {
    if (signal.aborted) return
    isWoken = true
    clearTimeout(timer)
    turn ??= look().finally(() => {
      turn = undefined
      if (isWoken) wake()
    })
  }
  return {
    async start() {
      wake()
    },
    wake,
    async stop() {
      ending.abort()
      clearTimeout(timer)
      await turn
    },
  }
}
